/** A `<text>` of a picture, with the defaults of SVG filled in. */
export interface TextElement {
  readonly text: string;
  readonly isMono: boolean;
  /** Whether all its figures are equally wide; its size decides where it does not say so. */
  readonly isTabular: boolean | undefined;
  readonly weight: number;
  readonly size: number;
  readonly spacing: number;
  readonly x: number;
  readonly y: number;
  /** Which share of its width is left of x. */
  readonly anchor: number;
  /** Its classes but `mono`. */
  readonly fill: string;
}

const anchorShares: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };

const tabular: Readonly<Record<string, boolean>> = {
  'tabular-nums': true,
  'proportional-nums': false,
};

/**
 * Reads an element as React writes it.
 * @param head its attributes
 * @param text its content, with entities
 */
export function readTextElement(head: string, text: string): TextElement {
  const attributes = new Map<string, string>();
  for (const [, name = '', value = ''] of head.matchAll(/([\w-]+)="([^"]*)"/g)) {
    attributes.set(name, value);
  }
  const number = (name: string, otherwise: number) => Number(attributes.get(name) ?? otherwise);
  const classes = (attributes.get('class') ?? '').split(' ').filter(Boolean);
  const isMono = classes.includes('mono');
  return {
    text: decode(text),
    isMono,
    isTabular: tabular[attributes.get('font-variant') ?? ''],
    weight: isMono ? 400 : number('font-weight', 400),
    size: number('font-size', 16),
    spacing: number('letter-spacing', 0),
    x: number('x', 0),
    y: number('y', 0),
    anchor: anchorShares[attributes.get('text-anchor') ?? 'start'] ?? 0,
    fill: classes.filter((name) => name !== 'mono').join(' '),
  };
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function decode(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (entity, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return named[name] ?? entity;
  });
}
