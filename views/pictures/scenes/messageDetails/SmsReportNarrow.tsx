import { DotKey } from '../../kit/shapes/DotKey.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { SentDots } from '../../kit/shapes/SentDots.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { counts, failures, sent } from '../services/smsCampaign.ts';

const [[, delivered], [, failed]] = counts;

/* Where the texts that failed and their reasons begin. */
const failedAt = 232;

/** The same for phones: the field over its figures, and under those that failed their reasons. */
export function SmsReportNarrow() {
  return (
    <Scene width={400} height={340} ground="none">
      <At x={6} y={12} scale={0.97}>
        <Label x={0} y={28} size={36} weight={800} tone="on-deep">
          {sent}
        </Label>
        <Label x={126} y={28} size={16} tone="on-deep">
          texts in one job
        </Label>
        <DotKey x={293} y={23} />
        <SentDots x={24} y={122} pitch={6.6} source={22} />
        <Label x={0} y={249} size={36} weight={800} tone="code-number">
          {delivered}
        </Label>
        <Label x={114} y={249} size={16} tone="code-number">
          delivered
        </Label>
        <Label x={failedAt} y={249} size={36} weight={800} tone="on-deep-red">
          {failed}
        </Label>
        <Label x={failedAt + 73} y={249} size={16} tone="on-deep-red">
          failed
        </Label>
        {failures.map(([reason, count], row) => (
          <At key={reason} x={failedAt} y={278 + row * 25}>
            <Label x={36} y={0} size={17} weight={800} tone="on-deep-red" anchor="end">
              {String(count)}
            </Label>
            <Label x={46} y={0} size={15.5} tone="on-deep">
              {reason}
            </Label>
          </At>
        ))}
      </At>
    </Scene>
  );
}
