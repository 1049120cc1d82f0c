import { By, Key as Keys, type WebDriver } from 'selenium-webdriver';
import { type BrowserWindow, type Key, type Point, patience } from './browserWindow.ts';
import type { FaultRelay } from './faultRelay.ts';

const keyCodes: Readonly<Record<Key, string>> = {
  Escape: Keys.ESCAPE,
  Enter: Keys.ENTER,
  ArrowDown: Keys.ARROW_DOWN,
  End: Keys.END,
};

/** A window operated through WebDriver, which reaches the site through a relay. */
export function webDriverWindow(session: WebDriver, relay: FaultRelay): BrowserWindow {
  const evaluate = <Result>(expression: string) =>
    session.executeScript<Result>(`return ${expression}`);
  const moveTo = ({ x, y }: Point) =>
    session.actions().move({ x: Math.round(x), y: Math.round(y), duration: 0 });
  const type = (text: string) => session.actions().sendKeys(text).perform();
  return {
    async setWidth(width) {
      await session.manage().window().setRect({ x: 0, y: 0, width, height: 844 });
      await session.wait(() => evaluate<boolean>(`innerWidth === ${width}`), patience);
    },
    async goto(path) {
      relay.failed.length = 0;
      await session.get(relay.origin + path);
    },
    evaluate,
    movePointer: (point) => moveTo(point).perform(),
    /* In two commands: when the press came in one with the move, WebKitGTK now and then lost the click. */
    async clickAt(point) {
      await moveTo(point).perform();
      await session.actions().click().perform();
    },
    press: (key) => type(keyCodes[key]),
    type,
    attach: (file) => session.findElement(By.css('input[type=file]')).sendKeys(file),
    async faults() {
      return [...(await evaluate<string[]>('window.faults ?? []')), ...relay.failed];
    },
    close: () => session.quit(),
  };
}
