import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import type { Answer } from '#content/sections.ts';
import { SvgIcon } from '../widgets/parts/SvgIcon.tsx';

/* Signs on a disc of their own tone, like those of a checklist: the two may stand side by side. */
const disc: IconNode[number] = [
  'circle',
  { cx: 11, cy: 12, r: 11, fill: 'currentColor', fillOpacity: 0.14, stroke: 'none' },
];

const drawings: Readonly<Record<Answer, IconNode>> = {
  yes: [disc, ['path', { d: 'M15.830 8.500L9.500 14.830 6.170 11.500' }]],
  no: [disc, ['path', { d: 'M14.500 8.500L7.500 15.500M7.500 8.500L14.500 15.500' }]],
};

/** Before an answer that begins with the word for it. */
export const AnswerMark = ({ answer }: { readonly answer: Answer }): ReactNode => (
  <SvgIcon drawing={drawings[answer]} className="icon" />
);
