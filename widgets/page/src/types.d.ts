// What the modules of the page share: what the kernel and they say to each other, and what their selectors find.

/** A point of the drawing. */
type Point = [x: number, y: number];

/** A point, or the name of an anchor that the page may have somewhere. */
type Spot = Point | string;

/** What travels, from where to where; `back` names the other side of what turns, `carries` what goes along. */
interface Flight {
  thing: string;
  manner: string;
  places: Spot[];
  out_of: string;
  into: string;
  back: string;
  carries?: string[];
}

/** A picture of what is no thing by itself, and the point that is led along the places. */
interface Sprite {
  drawn: string;
  middle: Point;
}

/** The markup of the parts that changed, by layer and id, and the order of all if it is another. */
interface Changes {
  parts: Record<string, string>;
  order?: string[];
}

/** What is seen of an event: `told` names its sentences, `counts` a line of the final score. */
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

/** Another size, in which all begins anew. */
interface Frame {
  frame: string;
  size: Point;
  width: number;
}

/** A picture and the way to it; `ground` says whether what is painted is another. */
interface Scene extends Changes {
  do: "things";
  areas?: Area[];
  ground: boolean;
  move: Move;
  rules: string[];
  symbols: string[];
}

type SceneMessage = Scene & (Frame | { frame?: undefined });

/** What goes where if a thing is tapped, by that thing. */
interface WaysMessage {
  do: "ways";
  ways: Record<string, Way>;
}

interface Way {
  thing: string;
  places: Point[];
}

/** How a thing travels: its milliseconds, its way along the points, how it begins and ends, how far the next is behind. */
interface Manner {
  ms: (points: Point[]) => number;
  shape?: (points: Point[]) => Point[];
  begin?: Keyframe;
  end?: Keyframe;
  apart?: number;
}

/** What flies: its picture, and the middle of that. */
interface Picture {
  part: SVGGraphicsElement;
  home: Point;
}

/** With where it comes from and goes to if that is known, and what is done when it arrives. */
interface Traveller extends Picture {
  from?: Point;
  to?: Point;
  arrive: () => void;
  flying?: Animation;
}

/** What was there before, by layer and id: null for what is new. */
type Before = Map<string, SVGGraphicsElement | null>;

/** A thing to be tapped, and its outline. */
type Area = [thing: string, outline: Point[]];

/** The traits of the page in Python, where each is explained. */
interface Traits {
  address: string;
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

/** The model as anywidget hands it out; what it is set by says the kernel's own model. */
interface Model {
  get<Name extends keyof Traits>(name: Name): Traits[Name];
  set<Name extends keyof Traits>(name: Name, value: Traits[Name]): KernelModel;
  save_changes(): void;
  on(kind: string, hear: (message: SceneMessage | WaysMessage) => void): void;
  off(kind: string, hear: (message: SceneMessage | WaysMessage) => void): void;
}

interface KernelModel {
  comm?: { on_msg(hear: (message: object) => void): void };
  widget_manager?: { kernel?: Kernel };
  send(content: object, callbacks: undefined, buffers: ArrayBuffer[] | undefined): void;
  on(kind: "comm:close", hear: () => void): void;
  off(kind: "comm:close", hear: () => void): void;
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

/** Sends an action to the kernel; says the number of the message, or nothing where it cannot be sent. */
type Send = (name: string, value: string, at?: string, buffers?: ArrayBuffer[]) => number | undefined;

type Place = ReturnType<typeof import("./browser/environment.js").createPlace>;
type Things = ReturnType<typeof import("./board/things.js").createThings>;
type Counts = ReturnType<typeof import("./board/counts.js").createCounts>;
type Focus = ReturnType<typeof import("./controls/focus.js").createFocus>;
type Connection = ReturnType<typeof import("./kernel/connection.js").createConnection>;

/** What an event happened to: an element, or a document or window, which has nothing of an element. */
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

/** A key, and those that are held down with it. */
type Modified = Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "altKey" | "metaKey">;

// The selectors of the page are for elements of HTML, except within the drawing.
interface Element {
  closest<Found extends Element = HTMLElement>(selector: string): Found | null;
}
interface ParentNode {
  querySelector<Found extends Element = HTMLElement>(selector: string): Found | null;
  querySelectorAll<Found extends Element = HTMLElement>(selector: string): NodeListOf<Found>;
}

// A copy is of the same kind.
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
