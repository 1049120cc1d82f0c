import { tablet } from '#views/styles/breakpoints.ts';

/** Folds on a phone what is open everywhere else, where its heading is no control. */
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
