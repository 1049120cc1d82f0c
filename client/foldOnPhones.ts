import { tablet } from '#views/styles/breakpoints.ts';

/** Closes on a phone the parts that stay open on wider screens, where their headings cannot be pressed. */
export function foldOnPhones(): void {
  const wide = matchMedia(tablet);
  const parts = document.querySelectorAll<HTMLDetailsElement>('details[data-folds]');
  const fold = () => {
    for (const part of parts) {
      part.open = wide.matches;
      part.querySelector('summary')?.setAttribute('tabindex', wide.matches ? '-1' : '0');
    }
  };
  wide.addEventListener('change', fold);
  fold();
}
