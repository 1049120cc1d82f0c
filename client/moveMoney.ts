/** Lets the money of a flow move once, when the flow comes into sight; styles say how, and whether at all. */
export function moveMoney(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        target.setAttribute('data-moving', '');
      }
    },
    { threshold: 0.6 },
  );
  for (const flow of document.querySelectorAll('.flow-stops')) observer.observe(flow);
}
