import { copyLabels } from '#content/services/labels.ts';

/* How long a button says that it has copied, in milliseconds. */
const noticeTime = 2000;

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
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(request.innerText).then(
      () => say(button, copyLabels.copied),
      () => say(button, copyLabels.failed),
    );
    setTimeout(() => say(button, copyLabels.copy), noticeTime);
  });
  return button;
}

const say = (button: HTMLButtonElement, words: string) => {
  button.textContent = words;
};
