import { copyLinkLabels } from '#content/blog/labels.ts';
import { copyText } from './copyText.ts';

/** Makes the links that pass a page on do so at once. */
export function enhanceSharing(): void {
  if ('share' in navigator) openShareDialog();
  if ('clipboard' in navigator) copyLinks();
}

/** Opens the browser's own share dialog where there is one; elsewhere the link prepares a mail. */
function openShareDialog(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-share]')) {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      const { share: url = '', shareTitle: title = '' } = link.dataset;
      navigator.share({ url, title }).catch((error: DOMException) => {
        /* A visitor who closes the dialog has not met an error. */
        if (error.name !== 'AbortError') location.assign(link.href);
      });
    });
  }
}

/** A link to the page itself copies its address instead. */
function copyLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-copy]')) {
    const notice = link.querySelector('span');
    if (notice === null) continue;
    notice.setAttribute('aria-live', 'polite');
    link.addEventListener('click', (event) => {
      event.preventDefault();
      copyText(link.href, notice, copyLinkLabels);
    });
  }
}
