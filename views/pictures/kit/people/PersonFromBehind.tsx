import { At, type Place } from '../stage/At.tsx';
import { HandAt } from './armsAtDesk.tsx';

/** Somebody who sits before us and types, from behind: head, shoulders and the right arm on its field of 126, and 174 long; the hand is on keys at 176,108. */
export const PersonFromBehind = (place: Place) => (
  <At {...place}>
    <path
      d="M-24 190C-20 156 -14 136 -4 122C4 106 16 99 30 95L50 88H76L96 95C114 100 128 112 128 134V190z"
      className="green"
    />
    <Nape />
    <HandAt x={165} y={122} turn={-46} pose="open" skin="skin" />
    <path d={arm} className="green" />
    {/* Where the sleeve lies before the back, which has its colour. */}
    <path d="M104 98V140L120 172" className="stroke-green-ink" strokeWidth={1.6} />
    <path
      d="M157 115L170 127.500"
      className="stroke-on-brand"
      strokeWidth={4.5}
      strokeLinecap="butt"
    />
    {/* The yoke of the shirt. */}
    <path d="M14 116Q63 128 112 116" className="stroke-green-ink" strokeWidth={1.6} />
  </At>
);

/* From the shoulder to the elbow, which is below the picture's edge or near it, and up again to the hand. */
const arm =
  'M104 98C118 102 127 112 130 130L136 142 156 114 171 128 150 164C144 174 130 178 120 172L104 140z';

/** The back of the head: hair down to the neck, both ears, and the collar. */
const Nape = () => (
  <>
    <path d="M49 66h28v24q-14 10-28 0z" className="skin" />
    <path d="M49 76q14 8 28 0v7q-14 8-28 0z" className="hair" opacity={0.18} />
    <path d="M37 42c-10-3-10 15 0 17zM89 42c10-3 10 15 0 17z" className="skin" />
    <path
      d="M35 50C29 14 42-4 63-4S97 14 91 50C90 58 86 68 78 71Q63 77 48 71C40 68 36 58 35 50z"
      className="hair"
    />
    <path
      d="M61 18C72 20 80 28 83 40M55 22C47 25 44 32 43 40"
      className="stroke-muted"
      strokeWidth={2}
      opacity={0.45}
    />
    <path d="M47 84Q63 93 79 84L84 92Q63 106 42 92z" className="on-brand" />
  </>
);
