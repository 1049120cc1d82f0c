import type { ReactNode } from 'react';
import { At, type Place } from '../stage/At.tsx';
import { applicant } from './applicant.ts';
import { PersonBust } from './Person.tsx';

interface NewColleagueProps extends Place {
  /** Her badge, whose ribbon ends at 63,124. */
  readonly children: ReactNode;
}

/** The applicant on her first day, down to the waist on a field of 126, with the ribbon of a badge around her neck and both arms at ease. */
export const NewColleague = ({ children, ...place }: NewColleagueProps) => (
  <At {...place}>
    <path d="M0 138H126L129 204H-3z" className={applicant.clothes} />
    <PersonBust x={0} y={0} {...applicant} />
    {/* Light comes from the top left. */}
    <path d="M35 26C39 13 48 6 60 5" className="stroke-rim" strokeWidth={3} opacity={0.55} />
    <path
      d="M99.800 94.600C115.200 102.200 126 116.200 126 140L129 204H106C105 176 105 150 108 128 108.500 114 106 102 99.800 94.600z"
      className="hair"
      opacity={0.1}
    />
    <path
      d="M18 126C21 148 21 172 20 204"
      className="stroke-shade"
      strokeWidth={2}
      opacity={0.26}
    />
    <path d="M38 91L63 124 88 91" className="stroke-brand" strokeWidth={6} strokeLinecap="butt" />
    {children}
  </At>
);
