/** What the browser itself reports of a page while it loads. */
export interface Figures {
  lcpMs: number;
  cls: number;
  blockingMs: number;
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Runs in the page before anything of it, and keeps its figures in `window.figures`. */
export function collectFigures(): void {
  const figures: Figures = { lcpMs: 0, cls: 0, blockingMs: 0 };
  Object.assign(window, { figures });
  const observe = (type: string, take: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  };
  observe('largest-contentful-paint', ({ startTime }) => {
    figures.lcpMs = startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as LayoutShift;
    if (!hadRecentInput) figures.cls += value;
  });
  let firstPaint = Number.POSITIVE_INFINITY;
  const tasks: PerformanceEntry[] = [];
  const sum = () => {
    const late = tasks.filter(({ startTime, duration }) => startTime + duration > firstPaint);
    figures.blockingMs = late.reduce((total, { duration }) => total + duration - 50, 0);
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') firstPaint = startTime;
    sum();
  });
  observe('longtask', (entry) => {
    tasks.push(entry);
    sum();
  });
}
