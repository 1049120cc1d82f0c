import type { ReactNode } from 'react';
import { TextPhone } from '../devices/TextPhone.tsx';
import { Label } from '../shapes/Label.tsx';

/** How large the phone is in a station of 236 × 236, at 24,24. */
const scale = 188 / 172;

/** The size of letters that are as large as in other stations. */
export const feedLetters = 20 / scale;

interface FeedPhoneProps {
  /** In its coloured head. */
  readonly title?: string;
  /** At the right end of the head, 0,0 in the middle of a disc of 30. */
  readonly mark?: ReactNode;
  /** On its screen, 156 wide and seen down to 186. */
  readonly children: ReactNode;
}

/** The phone on which a feed is added to a reader: at every station the same, in the same place. */
export const FeedPhone = ({ title, mark, children }: FeedPhoneProps) => (
  <TextPhone x={24} y={24} scale={scale}>
    {title && (
      <>
        <path d="M0 0H156V42H0z" fill="url(#sheen)" />
        <Label x={14} y={28} size={feedLetters} weight={700} tone="on-brand">
          {title}
        </Label>
      </>
    )}
    {mark && (
      <g transform="translate(132 21)">
        <circle r={14.5} className="marigold" />
        {mark}
      </g>
    )}
    {children}
  </TextPhone>
);
