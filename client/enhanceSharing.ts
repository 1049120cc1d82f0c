/** Lets the browser share a page where it can; elsewhere the link's prepared mail does. */
export function enhanceSharing(): void {
  if (!('share' in navigator)) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-share]')) {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      const { share: url = '', shareTitle: title = '' } = link.dataset;
      navigator.share({ url, title }).catch((error: DOMException) => {
        /* Closing the browser's sheet is no failure. */
        if (error.name !== 'AbortError') location.assign(link.href);
      });
    });
  }
}
