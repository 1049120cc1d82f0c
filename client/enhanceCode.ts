import { copyLabels } from '#content/services/labels.ts';
import { copyText } from './copyText.ts';

/** Gives each code window a button that copies its request, if the browser has a clipboard. */
export function enhanceCode(): void {
  if (!('clipboard' in navigator)) return;
  for (const sample of document.querySelectorAll('.code-sample')) {
    const caption = sample.querySelector('figcaption');
    const request = sample.querySelector('code');
    if (caption !== null && request !== null) caption.append(copyButton(request));
  }
}

function copyButton(request: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'code-copy';
  button.textContent = copyLabels.copy;
  button.setAttribute('aria-live', 'polite');
  button.addEventListener('click', () => copyText(request.textContent, button, copyLabels));
  return button;
}
