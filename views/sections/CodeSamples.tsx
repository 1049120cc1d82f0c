import type { ReactNode } from 'react';
import { type CodeSample, statusNames } from '#content/sections.ts';
import { codeLabels } from '#content/services/labels.ts';
import { Json } from './Json.tsx';

/** Requests and their responses, each pair in a window that scrolls without the page. */
export function CodeSamples({ samples }: { readonly samples: readonly CodeSample[] }): ReactNode {
  return (
    <div className="code-samples">
      {samples.map((sample) => (
        <Sample key={sample.title} {...sample} />
      ))}
    </div>
  );
}

function Sample({ title, request, response }: CodeSample): ReactNode {
  return (
    <figure className="code-sample">
      <figcaption>{title}</figcaption>
      <div className="code-panes">
        <Code label={codeLabels.request(title)}>
          <span className="code-line">
            <span className="code-method">{request.method}</span> {request.path}
          </span>
          {'\n'}
          {request.headers?.map((line) => `${line}\n`)}
          {request.body && <Json value={request.body} />}
        </Code>
        <Code label={codeLabels.response(title)}>
          <span className="code-line">
            HTTP{' '}
            <span className={response.status < 400 ? 'code-status' : 'code-status code-refused'}>
              {response.status} {statusNames[response.status]}
            </span>
          </span>
          {'\n'}
          {response.body && <Json value={response.body} />}
        </Code>
      </div>
    </figure>
  );
}

/* The pane scrolls, so the keyboard must be able to reach it (WCAG 2.1.1). */
function Code({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus.
    <section className="code" aria-label={label} tabIndex={0}>
      <pre>
        <code>{children}</code>
      </pre>
    </section>
  );
}
