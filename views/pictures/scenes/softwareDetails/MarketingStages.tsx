import { MonthReport } from '../../kit/documents/MonthReport.tsx';
import { SignedPlan } from '../../kit/documents/SignedPlan.tsx';
import { AdvertOnBar, advertOnBarWidth } from '../../kit/screens/AdvertOnBar.tsx';
import { advertVersions } from '../../kit/screens/advertVersions.ts';
import { PastMonths } from '../../kit/screens/PastMonths.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';

/** The middle of each of the four columns of words below. */
const columns = [138, 446, 754, 1062] as const;

/** The middle between what stands over one column and over the next. */
const gaps = [290, 570, 913] as const;

/** Where everything stands on the desk. */
const foot = 298;

/** A campaign along one desk, each stage over its words: past months, a signed plan, two versions of an advertisement on the bars of their enquiries, the report. */
export const MarketingStages = () => {
  const [measure, approve, test, report] = columns;
  return (
    <Scene width={1200} height={330} ground="sand">
      <path d="M0 304H1200V330H0z" fill="url(#sheen)" />
      <path d="M0 276H1200V304H0z" className="brand-lift" />
      <PastMonths x={measure - 114.4} y={foot - 216} scale={1.1} />
      <SignedPlan x={approve - 118} y={foot - 233} scale={1.08} />
      <ContactShadow x={test} y={foot} width={300} />
      {advertVersions.map((version, index) => (
        <AdvertOnBar
          key={version.name}
          x={test - advertOnBarWidth - 3 + index * (advertOnBarWidth + 6)}
          y={foot}
          version={version}
        />
      ))}
      <MonthReport x={report - 116} y={foot - 254} />
      {gaps.map((x) => (
        <StationArrow key={x} x={x} y={160} scale={1.2} />
      ))}
    </Scene>
  );
};
