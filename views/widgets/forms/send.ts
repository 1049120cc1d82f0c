/** Sends a form and reads the server's JSON answer (docs/behaviour.md, "Outcomes"). XMLHttpRequest, because fetch does not report the progress of an upload. */
import type { Errors } from '#content/forms/form.ts';

export type Answer =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'invalid'; readonly errors: Errors }
  /** Refused as a whole; the message says what to do. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'lost' }
  | { readonly kind: 'cancelled' };

interface Sending {
  readonly answer: Promise<Answer>;
  readonly cancel: () => void;
}

/**
 * @param body a file travels as FormData, everything else as URLSearchParams
 * @param onProgress is told how much has been sent, from 0 to 1
 */
export function send(
  address: string,
  body: FormData | URLSearchParams,
  onProgress: (share: number) => void,
): Sending {
  const request = new XMLHttpRequest();
  const answer = new Promise<Answer>((resolve) => {
    request.open('POST', address);
    request.setRequestHeader('Accept', 'application/json');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onload = () => resolve(read(request.status, request.responseText));
    request.onerror = () => resolve({ kind: 'lost' });
    request.onabort = () => resolve({ kind: 'cancelled' });
    request.send(body);
  });
  return { answer, cancel: () => request.abort() };
}

interface Reply {
  readonly ok?: boolean;
  readonly errors?: Errors;
  readonly message?: string;
}

function read(status: number, text: string): Answer {
  const { ok, errors, message } = parse(text);
  if (status === 200 && ok === true) return { kind: 'accepted' };
  if (errors !== undefined) return { kind: 'invalid', errors };
  return message === undefined ? { kind: 'lost' } : { kind: 'refused', message };
}

/* A proxy may answer with a page of its own. */
function parse(text: string): Reply {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
