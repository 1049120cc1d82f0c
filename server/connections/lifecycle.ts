/** Where the process is in its life. One object, shared by all who read or change it. */
export interface Lifecycle {
  /** `ready` once every page and file is prepared, `stopping` after the first signal. */
  phase: 'starting' | 'ready' | 'stopping';
}
