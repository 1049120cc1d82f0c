import type { ReactNode } from 'react';
import {
  DocumentsSent,
  FirstPurchase,
  HolderChecked,
  HoldersPlanned,
  programmeGrounds,
} from '../../kit/money/cardProgramme.tsx';
import { At } from '../../kit/stage/At.tsx';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/* Phones show a stage small, and its letters have to be read there; across a page they would be larger than the words. */
const Apart = ({ children }: { readonly children: ReactNode }) => (
  <At x={21} y={21} scale={0.82}>
    {children}
  </At>
);

/** From the plan of a card programme to the first purchase, each stage over its step. */
export const PrepaidProgramme = () => (
  <FourStations tone={programmeGrounds}>
    <Apart>
      <HoldersPlanned />
    </Apart>
    <Apart>
      <DocumentsSent />
    </Apart>
    <Apart>
      <HolderChecked />
    </Apart>
    <Apart>
      <FirstPurchase />
    </Apart>
  </FourStations>
);
