/** The stages in which an app is launched, as the page names them, each with its sign. */
export const launchStages = [
  { name: 'Scope', glyph: 'file' },
  { name: 'Brand', glyph: 'bolt' },
  { name: 'Trial', glyph: 'users' },
  { name: 'App store', glyph: 'download' },
] as const;
