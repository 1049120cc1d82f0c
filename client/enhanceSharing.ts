/** Opens the browser's own share dialog where there is one; elsewhere the link prepares a mail. */
export function enhanceSharing(): void {
  if (!('share' in navigator)) return;
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
