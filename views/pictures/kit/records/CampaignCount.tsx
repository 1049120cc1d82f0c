import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import type { Count } from './campaignCounts.ts';

interface CampaignCountProps extends Place {
  readonly count: Count;
}

/** One amount of the sum of a campaign, whose baseline is at 0, and what it is below it. */
export const CampaignCount = ({ count, ...place }: CampaignCountProps) => {
  const [amount, word, wordAt, line, tone] = count;
  return (
    <At {...place}>
      <Label x={0} y={0} size={32} weight={800} tone={tone}>
        {amount}
      </Label>
      {word && (
        <Label x={wordAt} y={0} size={20} weight={700} tone={tone}>
          {word}
        </Label>
      )}
      <Label x={0} y={25} size={17} weight={600} tone={tone === 'deep' ? 'deep' : 'on-deep'}>
        {line}
      </Label>
    </At>
  );
};
