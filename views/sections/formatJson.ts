/* The half of a code window, in characters. */
const lineWidth = 68;

/**
 * Writes a body as JSON with two spaces a level. An object or a list inside it keeps to one line where it fits, so that
 * a window shows a whole exchange.
 */
export function formatJson(body: object): string {
  return expanded(partsOf(body, ''), '');
}

/* Text that begins in a given column of a line with a given indent. */
function write(value: unknown, indent: string, column: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = partsOf(value, indent);
  const { open, close, list } = parts;
  const space = open === '{' ? ' ' : '';
  const line = `${open}${space}${list.join(', ')}${space}${close}`;
  const fits = !line.includes('\n') && column + line.length <= lineWidth;
  return fits ? line : expanded(parts, indent);
}

interface Parts {
  readonly open: '[' | '{';
  readonly close: ']' | '}';
  readonly list: readonly string[];
}

function partsOf(value: object, indent: string): Parts {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const list = value.map((item) => write(item, inner, inner.length));
    return { open: '[', close: ']', list };
  }
  const list = Object.entries(value).map(([name, item]) => {
    const key = `${JSON.stringify(name)}: `;
    return key + write(item, inner, inner.length + key.length);
  });
  return { open: '{', close: '}', list };
}

const expanded = ({ open, close, list }: Parts, indent: string): string =>
  [open, list.map((part) => `${indent}  ${part}`).join(',\n'), `${indent}${close}`].join('\n');
