/** Every colour of the pictures, `[light, dark]`. Scenes and parts name them, and never write one. */
const colours = {
  ground: ['#EFEBFA', '#1A1838'],
  'ground-end': ['#F7F5FD', '#121030'],
  warm: ['#F8EFE0', '#2B2144'],
  /* The same by day, and lifted after dark, for a picture on a band that is as dark as those. */
  'ground-lift': ['#EFEBFA', '#322D70'],
  'ground-lift-end': ['#F7F5FD', '#2A2566'],
  'warm-lift': ['#F8EFE0', '#4C345A'],
  surface: ['#FFFFFF', '#1E1B40'],
  paper: ['#FFFFFF', '#D9D4EE'],
  'surface-2': ['#F5F3FB', '#272450'],
  letter: ['#FFFFFF', '#322E66'],
  line: ['#E2DFF0', '#38346A'],
  ink: ['#17143A', '#F2F0FA'],
  muted: ['#5A5678', '#B4AFD6'],
  faint: ['#A6A1C4', '#716BA3'],
  brand: ['#4534E0', '#6E5FF5'],
  'brand-lift': ['#7364F5', '#9A8FFF'],
  'sheen-from': ['#7364F5', '#6F61F2'],
  'sheen-to': ['#4534E0', '#4838D4'],
  'brand-soft': ['#DCD7FF', '#3A338F'],
  'brand-ink': ['#3527BE', '#CBC5FF'],
  'blue-soft': ['#D5E3FF', '#1D2F6E'],
  skyline: ['#DCD7FF', '#5A51B6'],
  moon: ['#FDE9C4', '#E3AE66'],
  meadow: ['#D3F0E2', '#1E1B4A'],
  'meadow-lit': ['#168257', '#433D94'],
  map: ['#15123B', '#252058'],
  'map-lane': ['#2A2563', '#3E3884'],
  pen: ['#4534E0', '#4534E0'],
  deep: ['#15123B', '#0A0920'],
  'deep-lift': ['#2A2563', '#2C2860'],
  device: ['#15123B', '#1B1848'],
  'device-lift': ['#2A2563', '#433D86'],
  rim: ['#3F378F', '#756CCB'],
  marigold: ['#F4A11D', '#FFB63A'],
  'marigold-soft': ['#FDE9C4', '#46304A'],
  'marigold-ink': ['#8A5200', '#FFCB74'],
  green: ['#168257', '#4CC38A'],
  'green-soft': ['#D3F0E2', '#143A2C'],
  'green-ink': ['#0F6B46', '#7BDDAE'],
  red: ['#C4314B', '#FF8A9B'],
  'red-soft': ['#FBDFE4', '#4B1F2E'],
  'red-ink': ['#98243A', '#FFB0BC'],
  'on-brand': ['#FFFFFF', '#FFFFFF'],
  'on-deep': ['#F2F0FA', '#F2F0FA'],
  pale: ['#F2F0FA', '#D9D4EE'],
  'on-deep-muted': ['#A9A3D8', '#A9A3D8'],
  'code-string': ['#FFC56B', '#FFC56B'],
  'code-number': ['#74DDAC', '#74DDAC'],
  'on-deep-red': ['#FF8A9B', '#FF8A9B'],
  skin: ['#C68A5E', '#B67B52'],
  'skin-deep': ['#99623D', '#8F5A38'],
  hair: ['#221B3D', '#07061A'],
  shade: ['#1C1550', '#000000'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

/** The name of a colour is also the class that fills with it; `stroke-…` draws and `stop-…` shades with it. */
export type Colour = keyof typeof colours;

/** A pale ground with the text colour that reads on it. */
export const soft = {
  brand: ['brand-soft', 'brand-ink'],
  blue: ['blue-soft', 'brand-ink'],
  green: ['green-soft', 'green-ink'],
  marigold: ['marigold-soft', 'marigold-ink'],
  red: ['red-soft', 'red'],
  neutral: ['surface-2', 'muted'],
} as const satisfies Record<string, readonly [ground: Colour, text: Colour]>;

export type Tone = keyof typeof soft;

const rules = (scheme: 0 | 1, within = ''): string =>
  Object.entries(colours)
    .filter(([, pair]) => (scheme === 0 && !within) || pair[0] !== pair[1])
    .map(([name, { [scheme]: hex }]) =>
      [
        `${within}.${name}{fill:${hex}}`,
        `${within}.stroke-${name}{fill:none;stroke:${hex}}`,
        `${within}.stop-${name}{stop-color:${hex}}`,
      ].join(''),
    )
    .join('');

/* Paper is dimmed after dark, and with it what is as pale as it, so that fields and lines still stand out on it. */
const dimmed = {
  paper: colours.paper[1],
  surface: '#F1EEFA',
  'surface-2': '#E8E4F5',
  line: '#BCB5DB',
  'brand-soft': '#C4BCF6',
} as const;

/* A sheet that fills its picture would glare in it, so it is a step darker, with its fields. */
const large = {
  paper: '#C2BBDD',
  surface: '#DCD7EE',
  'surface-2': '#D0CAE7',
  line: '#A39BC9',
  'brand-soft': '#B1A7EC',
  muted: '#4A4668',
} as const;

const dim = (shades: Readonly<Record<string, string>>, within: string): string =>
  Object.entries(shades)
    .map(([name, hex]) => `${within} .${name}{fill:${hex}}${within} .stroke-${name}{stroke:${hex}}`)
    .join('');

/* What is printed stays paper after dark: in a `sheet` everything else keeps its light colour. */
const printed = `${rules(0, '.sheet ')}${dim(dimmed, '.sheet')}${dim(large, '.sheet.large')}`;

/* After dark a `raised` ground is lighter than the screens that stand on it and than the band around it. */
const raised = {
  'stop-ground': '#6C5DF2',
  'stop-ground-end': '#4A3CC8',
  'stop-warm': '#7E57DC',
  'stop-brand-soft': '#8478F6',
  'stop-marigold-soft': '#9A63D8',
  'stop-green-soft': '#2E9274',
} as const;

/* What is `rimmed` stands on a ground that stays dark: its screens are lighter than that, and end in a light edge. */
const rimmed = { ground: '#25214F', surface: '#292555', 'surface-2': '#353067' } as const;

const coloured = (
  within: string,
  property: string,
  hexes: Readonly<Record<string, string>>,
): string =>
  Object.entries(hexes)
    .map(([name, hex]) => `${within} .${name}{${property}:${hex}}`)
    .join('');

const night = [
  coloured('.raised', 'stop-color', raised),
  coloured('.raised', 'fill', { land: '#4E4886', park: '#2C6B5C' }),
  coloured('.raised', 'stroke', { ring: '#FFFFFF38', way: '#B9B0FF' }),
  '.raised .shade{opacity:.4}',
  coloured('.rimmed', 'fill', rimmed),
  coloured('.rimmed', 'stroke', {
    'stroke-rim': '#B0A8FF',
    'stroke-line': '#4A4585',
    edge: '#8A82D6',
  }),
  '.rimmed .edge{opacity:1}',
].join('');

/** The CSS of every picture: light colours, and the dark ones where the visitor prefers them. */
export const css = `${rules(0)}.shade{opacity:.16}@media (prefers-color-scheme:dark){${rules(1)}${night}${printed}.shade{opacity:.6}}`;
