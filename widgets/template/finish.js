window.voila_finish();
