import { type Config, type CustomPlugin, optimize } from 'svgo';

/** A drawing that can neither run, load nor link anything. */
export interface Logo {
  /** Its root has a `viewBox` and no size. */
  readonly svg: string;
  /** Width by height. */
  readonly ratio: number;
}

/* What draws, and what it is drawn with. Letters need a font, and a photograph is not a drawing. */
const elements =
  /^(?:svg|g|defs|symbol|use|path|rect|circle|ellipse|line|polyline|polygon|linearGradient|radialGradient|stop|clipPath|mask)$/;
const attributes =
  /^(?:xmlns|viewBox|preserveAspectRatio|id|d|points|[xy][12]?|c[xy]|f[xyr]|r[xy]?|width|height|offset|transform|href|color|opacity|fill|fill-(?:rule|opacity)|clip-(?:rule|path)|mask|stroke|stroke-[a-z]+|stop-(?:color|opacity)|gradient(?:Units|Transform)|spreadMethod|(?:clipPath|mask|maskContent)Units)$/;
const addresses = /(?:url\(\s*['"]?\s*(?!#)|[a-z]+:|\/\/)/i;

/** No page has room for a flatter or a taller one. */
const ratios = { from: 0.25, to: 8 } as const;

/**
 * Keeps only what draws in an SVG file.
 * @throws if it is not a drawing, with a reason that completes "accepted: …"
 */
export function sanitiseLogo(text: string): Logo {
  if (/<!(?:ENTITY|\[CDATA)/i.test(text)) throw new Error('an SVG file without entities');
  const foreign = /<(text|image|foreignObject)\b/i.exec(text)?.[1];
  if (foreign !== undefined) throw new Error(`an SVG file of paths, without <${foreign}>`);
  const size = { width: 0, height: 0 };
  const svg = drawn(text, onlyDrawing(size));
  const ratio = size.width / size.height;
  if (!(ratio >= ratios.from && ratio <= ratios.to)) {
    throw new Error('an SVG file whose viewBox is not flatter than 8:1 and not taller than 1:4');
  }
  if (!/<(?:path|rect|circle|ellipse|line|poly)/.test(svg))
    throw new Error('an SVG file that draws');
  return { svg, ratio };
}

function drawn(text: string, plugin: CustomPlugin): string {
  const plugins: Config['plugins'] = [
    'removeDoctype',
    'removeXMLProcInst',
    'removeComments',
    { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
    'convertStyleToAttrs',
    'removeXlink',
    plugin,
    'removeEmptyContainers',
    'cleanupNumericValues',
  ];
  try {
    return optimize(text, { plugins }).data;
  } catch {
    throw new Error('an SVG file that can be parsed');
  }
}

/* Measures the drawing, and leaves out every element and attribute that is not known. */
const onlyDrawing = (size: { width: number; height: number }): CustomPlugin => ({
  name: 'only-drawing',
  fn: () => ({
    element: {
      enter: (node, parent) => {
        if (!elements.test(node.name) || (node.name === 'svg' && parent.type !== 'root')) {
          parent.children = parent.children.filter((child) => child !== node);
          return;
        }
        if (node.name === 'svg') Object.assign(size, measure(node.attributes));
        for (const [name, value] of Object.entries(node.attributes)) {
          const isKept = attributes.test(name) && isLocal(name, value);
          if (!isKept || (node.name === 'svg' && /^(?:width|height|x|y)$/.test(name))) {
            delete node.attributes[name];
          }
        }
        if (node.name === 'svg') {
          node.attributes.xmlns = 'http://www.w3.org/2000/svg';
          node.attributes.viewBox ??= `0 0 ${size.width} ${size.height}`;
        }
      },
    },
  }),
});

const isLocal = (name: string, value: string): boolean => {
  if (name === 'xmlns') return true;
  return name === 'href' ? /^#[\w-]+$/.test(value) : !addresses.test(value);
};

function measure({ viewBox = '', width = '', height = '' }: Readonly<Record<string, string>>) {
  const [, , boxWidth, boxHeight] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return {
    width: boxWidth ?? Number.parseFloat(width),
    height: boxHeight ?? Number.parseFloat(height),
  };
}
