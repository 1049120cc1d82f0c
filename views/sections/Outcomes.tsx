import { CircleAlert, CircleCheck, CircleX, Clock, IdCard, Info, Pencil } from 'lucide';
import type { ReactNode } from 'react';
import type { Outcome, OutcomesLook } from '#content/sections.ts';
import { KeepTogether } from '../widgets/parts/KeepTogether.tsx';
import { RichText } from '../widgets/parts/RichText.tsx';
import { SvgIcon } from '../widgets/parts/SvgIcon.tsx';

/* Balanced lines would end on the short word with which a sentence begins. */
const opener = /(?<=[.:] )(\w{2,4}) /g;

/** Tells tones apart without colours: WCAG 1.4.1. */
const icons = { good: CircleCheck, wait: CircleAlert, bad: CircleX, quiet: Info } as const;

const signs = { clock: Clock, pencil: Pencil, card: IdCard } as const;

interface OutcomesProps {
  readonly look: OutcomesLook;
  readonly terms: readonly string[];
  readonly outcomes: readonly Outcome[];
}

/** What each answer or status means, in its colour: as slips or ticket stubs. */
export function Outcomes({ look, terms, outcomes }: OutcomesProps): ReactNode {
  return (
    <ul className={`outcomes outcomes-${look}`}>
      {outcomes.map(({ name, tone, sign, details }) => (
        <li key={name} className={`outcome outcome-${tone}`}>
          <h3>
            {look === 'slips' && <SvgIcon drawing={sign ? signs[sign] : icons[tone]} size={20} />}
            <span>
              <KeepTogether>{name}</KeepTogether>
            </span>
          </h3>
          <dl>
            {details.map((detail, index) => (
              <div key={terms[index]}>
                <dt>{terms[index]}</dt>
                <dd>
                  <RichText>{detail.replace(opener, '$1\u00a0')}</RichText>
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
