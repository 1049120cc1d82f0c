import { Fragment, type ReactNode } from 'react';
import { type CodeSample, statusNames } from '#content/sections.ts';
import { codeLabels, walkLabels } from '#content/services/labels.ts';
import { Json } from './Json.tsx';
import { Marked } from './Marked.tsx';

interface CodeSamplesProps {
  readonly samples: readonly CodeSample[];
}

/**
 * Requests and their responses, each pair in a window that scrolls without the page and breaks long lines. They are the
 * steps of one exchange: what an answer returns and a later request takes is marked in both. All are in order; the script
 * makes tabs of them.
 */
export function CodeSamples({ samples }: CodeSamplesProps): ReactNode {
  const taken = samples.flatMap(({ takes }) => takes ?? []);
  return (
    <div className="code-samples" data-label={walkLabels.list}>
      {samples.map((sample, index) => (
        <div className="code-call" key={sample.title}>
          <Sample
            {...sample}
            step={samples.length > 1 ? index + 1 : undefined}
            taken={taken}
            from={stepThatReturned(sample.takes, samples)}
          />
        </div>
      ))}
    </div>
  );
}

interface SampleProps extends CodeSample {
  /** Its number, if it is one of several: others name it. */
  readonly step: number | undefined;
  /** Every value that some request of the exchange takes from an earlier answer. */
  readonly taken: readonly string[];
  /** The number of the call that returned what this one takes; 0 if it takes nothing. */
  readonly from: number;
}

function Sample({ title, request, response, step, takes, taken, from }: SampleProps): ReactNode {
  const used = takes === undefined ? [] : [takes];
  return (
    <figure className="code-sample">
      <figcaption>
        <span>
          {step && <b>{step}. </b>}
          {title}
        </span>
      </figcaption>
      <div className={request.body && 'code-panes'}>
        <Code label={codeLabels.request(title)}>
          <span className="code-line code-head">
            <span className="code-method">{request.method}</span>{' '}
            <Marked text={request.path} values={used} />
          </span>
          {'\n'}
          {request.headers?.map((line) => (
            <Fragment key={line}>
              <span className="code-line">{line}</span>
              {'\n'}
            </Fragment>
          ))}
          {request.body && <Json value={request.body} marked={used} />}
        </Code>
        <Code label={codeLabels.response(title)}>
          <span className="code-line code-head">
            HTTP{' '}
            <span className={response.status < 400 ? 'code-status' : 'code-status code-refused'}>
              {response.status} {statusNames[response.status]}
            </span>
          </span>
          {'\n'}
          {response.body && <Json value={response.body} marked={taken} />}
        </Code>
      </div>
      {from > 0 && <p className="code-taken">{walkLabels.taken(from)}</p>}
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

/* Counted from 1; 0 if there is none. */
const stepThatReturned = (value: string | undefined, samples: readonly CodeSample[]): number =>
  value === undefined
    ? 0
    : 1 +
      samples.findIndex(({ response }) =>
        JSON.stringify(response.body ?? {}).includes(`"${value}"`),
      );
