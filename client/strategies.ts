/** When an island's code is fetched. */

/** Calls once, when one of some elements comes near the screen. */
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

/** Calls once, when the browser has nothing better to do; within two seconds at the latest. */
export function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: 2000 });
  else setTimeout(then, 200);
}
