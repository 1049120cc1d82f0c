import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps a `dialog` in step with a state. A dialog that the server rendered open becomes modal without losing
 * the focus or anything typed in it; closing gives the focus back to where it was.
 * @param onClose is called when the visitor closes it by Escape or by `method=dialog`
 */
export function useModal(
  isOpen: boolean,
  onClose: () => void,
): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    if (!isOpen) dialog.close();
    else if (!dialog.matches(':modal')) makeModal(dialog);
  }, [isOpen]);

  useEffect(() => {
    const dialog = ref.current;
    dialog?.addEventListener('close', onClose);
    return () => dialog?.removeEventListener('close', onClose);
  }, [onClose]);
  return ref;
}

function makeModal(dialog: HTMLDialogElement): void {
  const focused = document.activeElement;
  const { scrollTop } = dialog;
  /* `showModal` refuses an open dialog, and `close()` would fire the close event. */
  dialog.removeAttribute('open');
  dialog.showModal();
  /* The dialog takes the focus rather than its first control, which is the button that closes it. */
  const inside = focused instanceof HTMLElement && dialog.contains(focused);
  dialog.tabIndex = -1;
  (inside ? focused : dialog).focus();
  dialog.scrollTop = scrollTop;
}
