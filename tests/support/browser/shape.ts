/** How text and controls keep their shape where letters are large and room is short. */
import type { Page } from 'playwright';

/**
 * What has lost its shape on a page, each with what is wrong with it:
 * - text of three lines or more with fewer than five letters a line
 * - a word broken without a hyphen; an email address may be, because it is one long word
 * - text that reaches out of what it stands in
 * - a round control, such as a close button, that is not as wide as high
 */
export const misshapen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const nameOf = (element: Element) =>
      `${element.localName}.${element.className} “${element.textContent?.trim().slice(0, 30)}”`;
    const linesOf = (range: Range) =>
      new Set(
        [...range.getClientRects()]
          .filter(({ width }) => width > 1)
          .map(({ top }) => Math.round(top)),
      );

    const isNarrow = (text: Text, range: Range) => {
      const lines = linesOf(range).size;
      return lines > 2 && text.data.replace(/\s+/g, ' ').trim().length / lines < 5;
    };
    const isBroken = (text: Text, range: Range) =>
      [...text.data.matchAll(/[^\s\-–/]+/g)].some(({ 0: word, index }) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return !word.includes('@') && linesOf(range).size > 1;
      });
    /* Up to what clips or scrolls, every block must hold the text between its paddings. */
    const reachesOut = (range: Range, inner: Element): boolean => {
      const { left, right } = range.getBoundingClientRect();
      for (let each: Element | null = inner; each; each = each.parentElement) {
        const style = getComputedStyle(each);
        const isFree = style.position === 'absolute' || style.position === 'fixed';
        if (isFree || style.overflowX !== 'visible') return false;
        if (style.display === 'inline' || style.display === 'contents') continue;
        const box = each.getBoundingClientRect();
        const start = box.left + Number.parseFloat(style.paddingLeft);
        const end = box.right - Number.parseFloat(style.paddingRight);
        if (left < start - 1 || right > end + 1) return true;
      }
      return false;
    };
    const faultsOf = (text: Text): string[] => {
      const element = text.parentElement;
      if (element === null || text.data.trim() === '' || !element.checkVisibility()) return [];
      /* Code keeps its lines and scrolls, and an address in it is one long word. */
      if (element.closest('.visually-hidden, .skip-link, code, pre, script')) return [];
      /* Clipped away, for assistive technology alone. */
      if (getComputedStyle(element).clipPath === 'inset(50%)') return [];
      const range = document.createRange();
      range.selectNodeContents(text);
      return [
        ...(isNarrow(text, range) ? [`narrow: ${nameOf(element)}`] : []),
        ...(reachesOut(range, element) ? [`reaches out: ${nameOf(element)}`] : []),
        ...(isBroken(text, range) ? [`broken: ${nameOf(element)}`] : []),
      ];
    };

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const faults: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text) faults.push(...faultsOf(node));
    }
    const isOval = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const radius = Number.parseFloat(getComputedStyle(element).borderTopLeftRadius);
      return radius >= Math.min(width, height) / 2 && Math.abs(width - height) > 1;
    };
    for (const control of document.querySelectorAll(':is(a, button, summary, span):has(> svg)')) {
      const hasText = (control.textContent ?? '').trim() !== '';
      if (!hasText && control.checkVisibility() && isOval(control)) {
        faults.push(`oval: ${nameOf(control)}`);
      }
    }
    return faults;
  });

/** The distances of a form's widest controls from the left and from the right edge of the dialog around it, in pixels. */
export const dialogMargins = (page: Page): Promise<{ left: number; right: number }> =>
  page.locator('dialog[open] .dialog-sheet').evaluate((sheet) => {
    const outer = sheet.getBoundingClientRect();
    const boxes = [...sheet.querySelectorAll('.field, .input')].map((each) =>
      each.getBoundingClientRect(),
    );
    return {
      left: Math.min(...boxes.map(({ left }) => left - outer.left)),
      right: Math.min(...boxes.map(({ right }) => outer.right - right)),
    };
  });
