/**
 * Every colour of the site, `[light, dark]`. The build writes each as the custom property of its name, so `paper` is
 * `var(--paper)` in a style sheet; scripts, the manifest and tests import them.
 */
export const colours = {
  /* Grounds */
  paper: ['#fbf9f5', '#0f0e26'],
  tint: ['#f3f0fa', '#17153b'],
  surface: ['#ffffff', '#1f1c4a'],
  'surface-2': ['#f6f4fc', '#282459'],
  deep: ['#15123b', '#201c52'],
  'deep-surface': ['#1f1b4d', '#2a2566'],
  'deep-line': ['#37326d', '#443e85'],
  call: ['#3526c2', '#2e21aa'],
  'call-counter': ['#cdeddd', '#12402f'],
  'call-software': ['#d5e3ff', '#1d2f6e'],
  'call-messages': ['#fde4b3', '#43295f'],
  code: ['#0f0d2e', '#0c0a28'],

  field: ['#ffffff', '#171538'],

  /* Words */
  ink: ['#17143a', '#f2f0fa'],
  text: ['#443f63', '#c6c2de'],
  muted: ['#5f5a7d', '#a8a3ca'],
  'on-deep': ['#f5f3ff', '#f5f3ff'],
  'on-deep-muted': ['#bcb6e3', '#bcb6e3'],
  'on-deep-hover': ['#dcd7ff', '#dcd7ff'],
  'deep-ink': ['#15123b', '#15123b'],
  'on-deep-link': ['#b9b0ff', '#b9b0ff'],

  /* Lines: of a card, and of a control, which must be seen to be found (WCAG 1.4.11) */
  line: ['#e5e1ee', '#353168'],
  'line-strong': ['#8a85a6', '#7a75a8'],

  /* The brand, marigold for accents, green for money that arrived, red for what went wrong */
  brand: ['#4534e0', '#6a5cf2'],
  'brand-hover': ['#3526c2', '#5a4be4'],
  'on-brand': ['#ffffff', '#ffffff'],
  'brand-soft': ['#e8e4ff', '#342e80'],
  'brand-ink': ['#3527be', '#cbc5ff'],
  link: ['#4130d6', '#a79dff'],
  focus: ['#4534e0', '#b9b0ff'],
  marigold: ['#f4a11d', '#ffb63a'],
  'marigold-soft': ['#fdecca', '#463418'],
  'marigold-ink': ['#804c00', '#ffcb74'],
  'green-soft': ['#dcf3e7', '#143a2c'],
  'green-ink': ['#0f6b46', '#7bddae'],
  red: ['#b3243f', '#ff8a9b'],
  'red-soft': ['#fdecef', '#3d1a2b'],

  /* Words of the code window, which is dark in both schemes */
  'code-text': ['#dcd8f5', '#dcd8f5'],
  'code-muted': ['#9a94c9', '#9a94c9'],
  'code-string': ['#ffc56b', '#ffc56b'],
  'code-number': ['#74ddac', '#74ddac'],

  /* Only what floats above the page casts a shadow */
  shade: ['#17143a24', '#00000080'],
  'shade-near': ['#17143a14', '#00000066'],
  veil: ['#15123b99', '#05041299'],

  /* The washes behind the head of a page and the closing call */
  'wash-1': ['#c9c0ff99', '#4a3bd066'],
  'wash-2': ['#ffe3b066', '#6a3f8a33'],
  'wash-3': ['#d9ecff80', '#2a3f9a40'],
  'wash-soft': ['#ded8ff99', '#3a2f9a40'],
  'wash-green': ['#bdebd599', '#1d5a4466'],
  'wash-blue': ['#bfdcff99', '#1f4a9a66'],
  'wash-marigold': ['#ffdf9e99', '#6a4a1d59'],
  'wash-line': ['#17143a0d', '#ffffff0a'],
  'call-wash': ['#7364f580', '#5a4be480'],
} as const satisfies Readonly<Record<string, readonly [light: string, dark: string]>>;
