import type { ReactNode } from 'react';
import { formLabels } from '#content/forms/labels.ts';

interface FormStatusProps {
  readonly progress: { readonly share: number; readonly cancel: () => void } | undefined;
  readonly failure: string | undefined;
}

/**
 * The progress of sending, with a button to cancel it, or why it failed. The region is always present, so that changes
 * in it are announced.
 */
export function FormStatus({ progress, failure }: FormStatusProps): ReactNode {
  return (
    <div className="form-status" role="status">
      {failure && <p className="form-failure">{failure}</p>}
      {progress && (
        <div className="upload">
          {/* Until the first bytes are sent, nobody knows how long it will take. */}
          <progress
            className="upload-bar"
            max={1}
            value={progress.share || undefined}
            aria-label={formLabels.sending}
          />
          <button
            className="button button-outline"
            type="button"
            onClick={(event) => {
              progress.cancel();
              focusSubmit(event.currentTarget.form);
            }}
          >
            {formLabels.cancel}
          </button>
        </div>
      )}
    </div>
  );
}

/* The button disappears with the bar; the focus must not. */
const focusSubmit = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[type=submit]')?.focus();
