import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';
import { Arm } from './Arm.tsx';
import { TurnedHead } from './TurnedHead.tsx';

interface PersonWalkingProps extends Place {
  /** Of her kurta; the scarf over it is marigold. */
  readonly clothes: Colour;
  readonly trousers: Colour;
  readonly skin?: 'skin' | 'skin-deep';
}

/** A woman in a kurta who walks to the right, 96 × 264. */
export function PersonWalking({ clothes, trousers, skin = 'skin', ...place }: PersonWalkingProps) {
  const arm = { clothes, skin } as const;
  return (
    <At {...place}>
      <Arm {...arm} shoulder={[54, 70]} elbow={[70, 100]} wrist={[92, 106]} thumb="left" />
      <path
        d="M34 50C17 56 17 80 11 96Q7 106-3 111L5 124Q20 119 25 104C30 88 30 76 42 64z"
        className="marigold"
      />
      <path d="M6 236l14 11-5 9q-9-4-14-13zM68 252h20q8 3 9 12H68z" className="hair" />
      <path d="M40 176H62L40 212 22 250 8 240 22 210z" className={trousers} />
      <path d="M36 176H66L78 214 84 254H68L58 216z" className={trousers} />
      <path
        d="M38 50q-14 4-16 24l4 50L20 186q26 10 60 0L72 124l2-50q-1-20-16-24z"
        className={clothes}
      />
      <path d="M66 128L72 188" className="stroke-shade" strokeWidth={2} opacity={0.2} />
      <At x={17.5} y={4} scale={0.5}>
        <TurnedHead skin={skin} />
      </At>
      <path d="M36 50Q46 66 60 52L64 58Q50 77 34 66 28 63 30 56z" className="marigold" />
      <path
        d="M51.500 75L41.500 103 45 118"
        className="stroke-shade"
        strokeWidth={2.6}
        strokeLinejoin="round"
        opacity={0.4}
      />
      <Arm
        {...arm}
        shoulder={[42, 73]}
        elbow={[32, 103]}
        wrist={[38, 130]}
        cuff="marigold"
        thumb="left"
      />
    </At>
  );
}
