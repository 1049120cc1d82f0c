/** How open pages learn that they are to reload. */

export const reloadPath = '/dev/reload';

/** For the browser: the stream ends with the server; when it is back, the page reloads. */
export const reloadScript = `{let seen=0;new EventSource('${reloadPath}').onopen=()=>seen++&&location.reload()}`;

/** Milliseconds after which a browser looks whether the server is there again. */
export const retryMs = 100;
