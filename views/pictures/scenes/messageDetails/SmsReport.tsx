import { DotKey } from '../../kit/shapes/DotKey.tsx';
import { FailedReason } from '../../kit/shapes/FailedReason.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { SentDots } from '../../kit/shapes/SentDots.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { counts, failures, sent } from '../services/smsCampaign.ts';

const [[, delivered], [, failed]] = counts;

/** One job that sends to a whole list, on the dark band itself: each text is part of a dot, and those that failed are counted by their reasons. */
export function SmsReport() {
  return (
    <Scene width={1136} height={220} ground="none">
      <Label x={0} y={62} size={20} weight={600} tone="code-string">
        Fee reminders
      </Label>
      <Label x={0} y={116} size={54} weight={800} tone="on-deep">
        {sent}
      </Label>
      <Label x={0} y={146} size={20} tone="on-deep">
        texts in one job
      </Label>
      <DotKey x={0} y={176} />
      <SentDots x={266} y={110} pitch={12.2} source={30} />
      <At x={822} y={0}>
        <Label x={0} y={48} size={54} weight={800} tone="code-number">
          {delivered}
        </Label>
        <Label x={172} y={48} size={20} tone="code-number">
          delivered
        </Label>
        <Label x={0} y={112} size={44} weight={800} tone="on-deep-red">
          {failed}
        </Label>
        <Label x={92} y={112} size={20} tone="on-deep-red">
          failed
        </Label>
        {failures.map(([reason, count, dots], row) => (
          <FailedReason key={reason} x={0} y={130 + row * 30} count={count} dots={dots}>
            {reason}
          </FailedReason>
        ))}
      </At>
    </Scene>
  );
}
