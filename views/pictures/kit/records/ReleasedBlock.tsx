import type { Place } from '../stage/At.tsx';
import { RecordBlock } from './RecordBlock.tsx';

/** The block of the ledger in which the fingerprint of the certificate stands. */
export const ReleasedBlock = (place: Place) => (
  <RecordBlock
    {...place}
    title="No. 1042"
    time="14 Nov"
    before={['d208…6b', 'marigold']}
    own={['5e0a…c8', 'green']}
    chosen
  />
);
