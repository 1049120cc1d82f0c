import type { ReactNode } from 'react';
import type { CodeSample } from '#content/sections.ts';

/** Requests and their responses, each in a window that scrolls inside itself only. */
export function CodeSamples({ samples }: { readonly samples: readonly CodeSample[] }): ReactNode {
  return samples.map(({ title, request, response }) => (
    <figure className="code-sample" key={title}>
      <figcaption>{title}</figcaption>
      <Code label={`${title}: request`}>
        {`${request.method} ${request.path}${bodyOf(request.body)}`}
      </Code>
      <Code label={`${title}: response`}>{`HTTP ${response.status}${bodyOf(response.body)}`}</Code>
    </figure>
  ));
}

const bodyOf = (body: object | undefined): string =>
  body === undefined ? '' : `\n\n${JSON.stringify(body, null, 2)}`;

/* It can be scrolled, so the keyboard must reach it (WCAG 2.1.1). */
function Code({ label, children }: { label: string; children: string }): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus.
    <section className="code" aria-label={label} tabIndex={0}>
      <pre>
        <code>{children}</code>
      </pre>
    </section>
  );
}
