/** Every widget operated once at both widths in browsers other than Chromium. */
import { describe, expect, test } from 'vitest';
import { click, eventually, fill, read, wake } from '../support/otherBrowsers/hands.ts';
import { otherBrowsers } from '../support/otherBrowsers/otherBrowsers.ts';
import {
  address,
  chosenTab,
  hasFocus,
  isModal,
  isVisible,
} from '../support/otherBrowsers/pageState.ts';
import { prepareVisits, widths } from '../support/otherBrowsers/prepareVisits.ts';

const tabs = [
  { island: 'mission', path: '/?enquiry=closed', parameter: 'mission', count: 7 },
  { island: 'faq', path: '/?enquiry=closed', parameter: 'faq', count: 6 },
  { island: 'use-cases', path: '/PayoutApi', parameter: 'usecase', count: 5 },
  { island: 'careers', path: '/Career', parameter: 'job', count: 2 },
];

describe.each(otherBrowsers)('$name', (browser) => {
  const visit = prepareVisits(browser, { motion: true });

  describe.each(widths)('at %i px', (width) => {
    test('the enquiry popup closes by its icon and by Escape, and reopens', async () => {
      const letsConnect = 'main [data-opens=enquiry]';
      const window = await visit('/', width);
      const isOpen = () => read(window, isModal, '#enquiry');
      await eventually(isOpen).toBe(true);
      await click(window, '#enquiry form[method=dialog] button');
      await eventually(() => read(window, address)).toBe('/?enquiry=closed');
      expect(await read(window, isVisible, '#enquiry')).toBe(false);
      await click(window, letsConnect);
      await eventually(isOpen).toBe(true);
      await window.press('Escape');
      await eventually(() => read(window, address)).toBe('/?enquiry=closed');
      await read(window, (it) => document.querySelector<HTMLElement>(it)?.focus(), letsConnect);
      await window.press('Enter');
      await eventually(isOpen).toBe(true);
      await window.press('Escape');
      await eventually(() => read(window, hasFocus, letsConnect)).toBe(true);
    });

    test.each(tabs)('$parameter shows another by click and by key', async (widget) => {
      const { island, path, parameter, count } = widget;
      const window = await visit(path, width);
      await wake(window, island);
      await click(window, `.tabs-${parameter} .tab:last-of-type`);
      const chosen = () => read(window, chosenTab, parameter);
      await eventually(chosen).toEqual({ tab: count - 1, panels: [count - 1] });
      expect(await read(window, address)).toContain(`${parameter}=`);
      await window.press('ArrowDown');
      await eventually(chosen).toEqual({ tab: 0, panels: [0] });
    });

    test('the technology strip moves until it is stopped, and again', async () => {
      const window = await visit('/?enquiry=closed', width);
      await wake(window, 'technology-strip');
      /* It stands still under the pointer, which is where the test before left it. */
      await window.movePointer({ x: 1, y: 1 });
      const strip = () => read(window, stripState);
      await eventually(strip).toEqual({ button: 'Stop the logos', motion: 'running' });
      await click(window, '.strip-pause');
      await eventually(strip).toEqual({ button: 'Move the logos', motion: 'paused' });
      await click(window, '.strip-pause');
      await window.movePointer({ x: 1, y: 1 });
      await eventually(strip).toEqual({ button: 'Stop the logos', motion: 'running' });
      const place = await read(window, stripPlace);
      await eventually(() => read(window, stripPlace)).not.toBe(place);
    });

    test('the application modal opens, and closes by its icon, its backdrop and Escape', async () => {
      const window = await visit('/Career', width);
      const isOpen = () => read(window, isModal, '#apply');
      const ways = {
        icon: () => click(window, '#apply .dialog-head a'),
        backdrop: () => window.clickAt({ x: width / 2, y: 10 }),
        escape: () => window.press('Escape'),
      };
      await wake(window, 'careers');
      for (const [way, close] of Object.entries(ways)) {
        await click(window, '.job a[href*="apply=open"]');
        await eventually(isOpen, way).toBe(true);
        await close();
        await eventually(isOpen, way).toBe(false);
        await eventually(() => read(window, address)).toBe('/Career');
      }
    });

    test('the request of a code sample is copied', async () => {
      const window = await visit('/PayoutApi', width);
      await read(window, recordWords, '.code-copy');
      await click(window, '.code-copy');
      await eventually(() => read(window, recordedWords, '.code-copy')).toContain('Copied');
    });

    test('the posts can be searched', async () => {
      const window = await visit('/Blog', width);
      await fill(window, '#search', 'upi');
      await window.press('Enter');
      await eventually(() => read(window, address)).toBe('/Blog?q=upi');
    });

    test('the button in the footer leads to the top', async () => {
      const window = await visit('/About', width);
      await click(window, '.scroll-to-top');
      await eventually(() => read(window, () => scrollY)).toBe(0);
    });
  });
});

const stripState = () => ({
  button: document.querySelector('.strip-pause')?.ariaLabel,
  motion: getComputedStyle(document.querySelector('.strip-track') ?? document.body)
    .animationPlayState,
});

const stripPlace = () => document.querySelector('.strip-track')?.getBoundingClientRect().left;

/* The button says for a short time only that it has copied, which a busy machine may miss. */
function recordWords(selector: string): void {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const record = () => {
      element.dataset.words = `${element.dataset.words ?? ''} ${element.textContent}`;
    };
    new MutationObserver(record).observe(element, { childList: true });
  }
}

const recordedWords = (selector: string) =>
  document.querySelector<HTMLElement>(selector)?.dataset.words ?? '';
