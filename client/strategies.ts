/** When an island's code is fetched. */

/** Calls `then` once, when one of the elements comes near the screen. */
export function whenVisible(elements: Iterable<Element>, then: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      then();
    },
    { rootMargin: '200px' },
  );
  for (const element of elements) observer.observe(element);
}

/** Calls `then` once, when the browser is idle, or after two seconds at the latest. */
export function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: 2000 });
  else setTimeout(then, 200);
}
