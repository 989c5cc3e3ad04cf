// The types that the modules of the page share: the messages to and from the kernel, and the found elements.

/** A point of the drawing. */
type Point = [x: number, y: number];

/** A point, or the name of an anchor: an element of the page where a thing may begin or end its way. */
type Spot = Point | string;

/** A thing that travels over the board; `back` names the other side of a card that turns, `carries` the things that it takes along. */
interface Flight {
  thing: string;
  manner: string;
  places: Spot[];
  out_of: string;
  into: string;
  back: string;
  carries?: string[];
}

/** A picture that is drawn only for a flight, and the point of it that follows the places. */
interface Sprite {
  drawn: string;
  middle: Point;
}

/** The markup of the parts that changed, by layer and id, and the order of all parts if the order changed. */
interface Changes {
  parts: Record<string, string>;
  order?: string[];
}

/** The part of a motion that shows one event: `told` names its sentences, `counts` a line of the final score. */
interface Act extends Changes {
  told: string[];
  player: string;
  flights: Flight[];
  outlines: Point[][];
  hour: string;
  counts: string;
  reads: boolean;
  rests: boolean;
  standing: Record<string, string>;
  sprites: Record<string, Sprite>;
}

/** The way to a picture: the acts of each decision. */
interface Move {
  kind: "stay" | "beats" | "back" | "jump" | "refused";
  decisions: Act[][];
  awaited: string;
  speed: number;
}

/** The board in another size, for which the whole drawing is sent again. */
interface Frame {
  frame: string;
  size: Point;
  width: number;
}

/** A picture of the board and the way to it; `ground` says whether the painted ground changed. */
interface Scene extends Changes {
  do: "things";
  areas?: Area[];
  ground: boolean;
  move: Move;
  rules: string[];
  symbols: string[];
}

type SceneMessage = Scene & (Frame | { frame?: undefined });

/** For each thing that can be tapped, the thing that would travel then, and its way. */
interface WaysMessage {
  do: "ways";
  ways: Record<string, Way>;
}

interface Way {
  thing: string;
  places: Point[];
}

/** How a thing travels: the milliseconds, the shape of the way, the first and last keyframe, and the delay of the next thing. */
interface Manner {
  ms: (points: Point[]) => number;
  shape?: (points: Point[]) => Point[];
  begin?: Keyframe;
  end?: Keyframe;
  apart?: number;
}

/** The picture of a thing that flies, and the middle of the picture. */
interface Picture {
  part: SVGGraphicsElement;
  home: Point;
}

/** A picture with its start and its end, if they are known, and the function called when it arrives. */
interface Traveller extends Picture {
  from?: Point;
  to?: Point;
  arrive: () => void;
  flying?: Animation;
}

/** The elements before the change, by layer and id; null for a new part. */
type Before = Map<string, SVGGraphicsElement | null>;

/** A thing to be tapped, and its outline. */
type Area = [thing: string, outline: Point[]];

/** The attributes of a region by name. */
type Attributes = Record<string, string | undefined>;

/** The names of the traits with the markup of a region, and with its attributes. */
type Inside = `region-${number}`;
type Around = `${Inside}:`;

/** The traits of the page in Python, where each is explained. */
interface Traits extends Partial<Record<Inside, string> & Record<Around, Attributes>> {
  root: Inside;
  drawn: number;
  address: string;
  wall: string;
  visit: number;
  title: string;
  theme: string;
  size: number;
  language: string;
  spoken: string;
  announced: number;
  lost: Record<string, string>;
  resort: string;
  shortcuts: string[];
  names: Record<string, Record<string, string>>;
  answered: Record<string, number>;
  file: { name: string; href: string; number: number };
  work: string;
  spot: string;
  preferences: Record<string, unknown>;
  shelved: Record<string, string>;
  width: number;
  ratio: number;
  prefers: Preferences;
  found: Record<string, string>;
}

interface Preferences {
  dark: boolean;
  contrast: boolean;
  still: boolean;
  languages: string[];
  zone: string;
  minutes: number;
  window: [width: number, height: number];
}

/** The model as anywidget gives it; `set` returns the kernel's own model. */
interface Model {
  get<Name extends keyof Traits>(name: Name): Traits[Name];
  set<Name extends keyof Traits>(name: Name, value: Traits[Name]): KernelModel;
  save_changes(): void;
  on(kind: string, hear: (message: SceneMessage | WaysMessage) => void): void;
  off(kind: string, hear: (message: SceneMessage | WaysMessage) => void): void;
}

interface KernelModel {
  comm?: { on_msg(hear: (message: object) => void): void };
  widget_manager?: {
    kernel?: Kernel;
    get_model(id: string): Promise<object>;
    create_view(model: object): Promise<FieldView>;
  };
  send(content: object, callbacks: undefined, buffers: ArrayBuffer[] | undefined): void;
  on(kind: "comm:close", hear: () => void): void;
  off(kind: "comm:close", hear: () => void): void;
}

/** The view of a field that is a widget by itself. */
interface FieldView {
  el: HTMLElement;
  luminoWidget: { constructor: { attach(widget: object, holder: Element, before: Element): void } };
  remove(): void;
}

interface Kernel {
  id: string;
  status: string;
  connectionStatus: string;
  isDisposed: boolean;
  serverSettings: { baseUrl: string };
  connectionStatusChanged: Signal<string>;
  statusChanged: Signal<string>;
  anyMessage: Signal<{ direction: string }>;
  reconnect(): Promise<void>;
}

interface Signal<Said> {
  connect(hear: (sender: unknown, said: Said) => void): void;
  disconnect(hear: (sender: unknown, said: Said) => void): void;
}

/** Sends an action to the kernel; returns the number of the message, or undefined if it cannot be sent. */
type Send = (name: string, value: string, at?: string, buffers?: ArrayBuffer[]) => number | undefined;

type Place = ReturnType<typeof import("./browser/environment.js").createPlace>;
type Things = ReturnType<typeof import("./board/things.js").createThings>;
type Counts = ReturnType<typeof import("./board/counts.js").createCounts>;
type Focus = ReturnType<typeof import("./controls/focus.js").createFocus>;
type Connection = ReturnType<typeof import("./kernel/connection.js").createConnection>;

/** The target of an event: an element, a document or a window; the last two have no property of an element. */
type Target = Node & Partial<HTMLElement & HTMLInputElement & HTMLDetailsElement>;
type Happened<Kind extends Event = Event> = Kind & { target: Target };

interface Events extends HTMLElementEventMap {
  offline: Event;
  online: Event;
  pagehide: Event;
  pageshow: Event;
  popstate: PopStateEvent;
  resume: Event;
  storage: StorageEvent;
  visibilitychange: Event;
}

/** A key, and the modifier keys that are held down with it. */
type Modified = Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "altKey" | "metaKey">;

// The selectors of the page find elements of HTML, except within the drawing.
interface Element {
  closest<Found extends Element = HTMLElement>(selector: string): Found | null;
}
interface ParentNode {
  querySelector<Found extends Element = HTMLElement>(selector: string): Found | null;
  querySelectorAll<Found extends Element = HTMLElement>(selector: string): NodeListOf<Found>;
}

// A copy has the type of its original.
interface SVGElement {
  cloneNode(deep?: boolean): this;
}

interface Window {
  tutorEnter?: string;
  themeLoaded?: boolean;
  cellLoaded?: boolean;
  voila_heartbeat: () => void;
  voila_finish: () => void;
  display_cells: () => void;
}
