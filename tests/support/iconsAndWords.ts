import { load } from 'cheerio';
import { layOutText } from '#scripts/build/pictures/layOutText.ts';
import { pictureFonts } from '#scripts/build/pictures/pictureFonts.ts';
import { readTextElement } from '#scripts/build/pictures/textElement.ts';

/** A round-ended shape of a picture that holds one icon and one word. */
interface IconAndWord {
  readonly word: string;
  readonly size: number;
  /** From the shape's edge to the icon, and from the word to the other edge. */
  readonly before: number;
  readonly after: number;
}

/** What an icon leaves empty at either side of its 24 units, near enough. */
const margin = 4;

interface Drawn {
  readonly name: string;
  readonly attribs: Readonly<Record<string, string>>;
  readonly words: string;
}

/** Every pill or button with an icon and a word that the markup of a scene holds; a field to type into is none. */
export async function iconsAndWords(markup: string): Promise<readonly IconAndWord[]> {
  const $ = load(markup, { xml: true });
  const shapes = $('rect:not(.surface-2)').toArray().filter(isRoundEnded);
  const found = await Promise.all(
    shapes.map((shape) => {
      const next = $(shape).nextUntil('rect').toArray();
      return measure(
        shape,
        next.map((element) => Object.assign(element, { words: $(element).text() })),
      );
    }),
  );
  return found.filter((pill) => pill !== undefined);
}

type Shape = Omit<Drawn, 'words'>;

const number = ({ attribs }: Shape, name: string): number => Number(attribs[name] ?? 0);

const isRoundEnded = (shape: Shape): boolean =>
  number(shape, 'width') > number(shape, 'height') &&
  number(shape, 'rx') >= number(shape, 'height') / 2 - 1;

const placeOf = ({ attribs }: Shape) =>
  /^translate\((\S+) \S+\) scale\((\S+)\)$/.exec(attribs.transform ?? '');

async function measure(shape: Shape, next: readonly Drawn[]): Promise<IconAndWord | undefined> {
  const [icon, ...icons] = next.filter((drawn) => drawn.name === 'g' && placeOf(drawn));
  const [text, ...texts] = next.filter((drawn) => drawn.name === 'text' && isWithin(drawn, shape));
  if (!icon || !text || icons.length > 0 || texts.length > 0) return;
  const [, x = '', scale = ''] = placeOf(icon) ?? [];
  const head = Object.entries(text.attribs).map(([name, value]) => `${name}="${value}"`);
  const element = readTextElement(head.join(' '), text.words);
  const width = (layOutText(element, await pictureFonts()).width * element.size) / 1000;
  const left = number(shape, 'x');
  const end = element.x + width * (1 - element.anchor);
  return {
    word: element.text,
    size: element.size,
    before: Number(x) + margin * Number(scale) - left,
    after: left + number(shape, 'width') - end,
  };
}

const isWithin = (text: Shape, shape: Shape): boolean =>
  number(text, 'y') > number(shape, 'y') &&
  number(text, 'y') < number(shape, 'y') + number(shape, 'height');
