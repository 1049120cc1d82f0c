import { type ReactNode, useId, useState } from 'react';
import { decoder } from '#content/decoder/decoder.ts';
import { decoderLabels } from '#content/decoder/labels.ts';
import { DecoderResult } from './decoder/DecoderResult.tsx';
import { readCode } from './decoder/readCode.ts';
import type { BankFacts } from './decoder/reading.ts';
import { readTyped } from './decoder/readTyped.ts';

export interface DecoderProps {
  /** What was sent; undefined before that. */
  readonly code?: string;
  /** What the directory of banks says about it. */
  readonly bank?: BankFacts;
}

/**
 * Takes a code apart: on the server when it is sent, and in the browser with every character that makes sense. Nothing
 * that is typed leaves the browser before the form is sent.
 */
export function Decoder({ code, bank }: DecoderProps): ReactNode {
  const id = useId();
  const [typed, setTyped] = useState(code);
  const isSent = typed === code;
  const reading = typed === undefined ? undefined : (isSent ? readCode : readTyped)(typed);
  return (
    <form className="card decoder" action={`${decoder.page}#${decoder.anchor}`}>
      <label className="field-label" htmlFor={id}>
        {decoderLabels.label}
      </label>
      <p className="field-hint" id={`${id}-hint`}>
        {decoderLabels.hint}
      </p>
      <div className="decoder-row">
        <input
          id={id}
          name={decoder.parameter}
          defaultValue={code}
          placeholder={decoderLabels.examples[0][1]}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={decoder.mostCharacters}
          aria-describedby={`${id}-hint ${id}-result`}
          aria-invalid={isSent && reading?.kind === 'fault' ? true : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <button className="button" type="submit">
          {decoderLabels.button}
        </button>
      </div>
      {!reading && <Examples />}
      <div
        className="decoder-result"
        id={`${id}-result`}
        role="status"
        aria-busy={!isSent && typed !== undefined && readCode(typed).kind === 'fault'}
      >
        {reading && <DecoderResult reading={reading} bank={isSent ? bank : undefined} />}
      </div>
    </form>
  );
}

/** A code of each kind to try, for who has none at hand. */
const Examples = (): ReactNode => (
  <nav className="suggestions" aria-label={decoderLabels.try}>
    <ul className="link-labels">
      <li className="field-hint">{decoderLabels.lead}</li>
      {decoderLabels.examples.map(([kind, code]) => (
        <li key={code}>
          <a
            href={`${decoder.page}?${decoder.parameter}=${code}#${decoder.anchor}`}
            aria-label={decoderLabels.codeToTry(kind, code)}
          >
            {kind}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
