/** The ring around what has the focus, and what it is drawn on. */
import type { Page } from 'playwright';
import { type Colour, contrast, paintOver, readColour } from '#views/styles/contrast.ts';

interface Ring {
  /** The name of the stop. */
  readonly stop: string;
  /** The colour of its ring; undefined where nothing around it has one of at least 2 px. */
  readonly ring: string | undefined;
  /** What is painted at some points beside the ring: for each layer, from the lowest, the colours that it may have there. */
  readonly beside: readonly (readonly (readonly string[])[])[];
}

/** Gives the focus to every stop of a part of a page in turn. */
async function ringsOf(page: Page, part: string): Promise<Ring[]> {
  /* After a key, the focus that a script moves is shown as well. */
  await page.keyboard.press('Tab');
  return page.locator(part).evaluateAll((parts) => {
    /** @param above how far the point lies above the lower edge of the element, in pixels */
    const layersOf = (style: CSSStyleDeclaration, above = 0) => {
      const { backgroundColor, backgroundImage, backgroundSize } = style;
      /* A bar a few pixels high, along the lower edge of a row to swipe, is not beside what is farther up. */
      const isElsewhere = /\d% \dpx/.test(backgroundSize) && above > 9;
      const washes = isElsewhere ? [] : (backgroundImage.match(/(?:rgba?|color)\([^)]*\)/g) ?? []);
      return [[backgroundColor], ['rgba(0, 0, 0, 0)', ...washes]];
    };
    /* An element may have its ground as a layer of its own, such as the header. */
    const isGround = ({ content, position, top, right, bottom, left }: CSSStyleDeclaration) =>
      content !== 'none' &&
      position === 'absolute' &&
      [top, right, bottom, left].every((side) => side === '0px');
    const layersAt = (x: number, y: number) =>
      document
        .elementsFromPoint(x, y)
        .reverse()
        .flatMap((element) => {
          const before = getComputedStyle(element, '::before');
          return [
            ...layersOf(getComputedStyle(element), element.getBoundingClientRect().bottom - y),
            ...(isGround(before) ? layersOf(before) : []),
          ];
        });
    const ringed = (element: Element | null): Element | null => {
      if (element === null) return null;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const isRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      return isRing ? element : ringed(element.parentElement);
    };
    const measure = (element: HTMLElement) => {
      const holder = ringed(element);
      const stop = element.ariaLabel ?? (element.textContent?.trim().slice(0, 40) || element.id);
      if (holder === null) return { stop, ring: undefined, beside: [] };
      const { outlineColor, outlineOffset, outlineWidth } = getComputedStyle(holder);
      const out = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) + 1;
      const { left, right, top, bottom } = holder.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const points = [
        [left - out, y],
        [right + out, y],
        [x, top - out],
        [x, bottom + out],
      ] as const;
      /* A stop that is higher than the screen goes on behind the bar that sticks to its end. */
      const bar = document.querySelector('.call-at-hand:not(:focus-within)');
      const onScreen = points.filter(
        ([px, py]) =>
          px >= 0 &&
          py >= 0 &&
          px < innerWidth &&
          py < innerHeight &&
          !bar?.contains(document.elementFromPoint(px, py)),
      );
      return { stop, ring: outlineColor, beside: onScreen.map(([px, py]) => layersAt(px, py)) };
    };
    const stops = parts.flatMap((each) => [
      ...each.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex]',
      ),
    ]);
    return stops.flatMap((element) => {
      for (let each = element.closest('details'); each; ) {
        each.open = true;
        each = each.parentElement?.closest('details') ?? null;
      }
      element.focus();
      const isStop = element.tabIndex >= 0 && document.activeElement === element;
      return isStop ? [measure(element)] : [];
    });
  });
}

const white: Colour = [1, 1, 1, 1];

/** Every colour that some layers may add up to. */
const groundsOf = (layers: Ring['beside'][number]): readonly Colour[] =>
  layers.reduce<readonly Colour[]>(
    (grounds, colours) =>
      grounds.flatMap((ground) => colours.map((colour) => paintOver(ground, readColour(colour)))),
    [white],
  );

/**
 * @param part a selector of what is walked through
 * @returns for each stop the least contrast of its ring with what is beside it; 1 where it has none
 */
async function ringContrasts(page: Page, part: string) {
  const rings = await ringsOf(page, part);
  return rings.map(({ stop, ring, beside }) => {
    const grounds = beside.flatMap(groundsOf);
    const ratios =
      ring === undefined
        ? []
        : grounds.map((ground) => contrast(paintOver(ground, readColour(ring)), ground));
    return { stop, contrast: ratios.length === 0 ? 1 : Math.min(...ratios) };
  });
}

/** The stops whose ring has less than 3:1 with what is beside it. @throws if there is hardly any stop */
export async function weakRings(page: Page, part: string) {
  const rings = await ringContrasts(page, part);
  if (rings.length < 2) throw new Error(`The keyboard finds nothing in ${part} of ${page.url()}.`);
  return rings.filter((each) => each.contrast < 3);
}
