import { MonthReport } from '../../kit/documents/MonthReport.tsx';
import { SignedPlan } from '../../kit/documents/SignedPlan.tsx';
import { AdvertOnBar } from '../../kit/screens/AdvertOnBar.tsx';
import { advertVersions } from '../../kit/screens/advertVersions.ts';
import { PastMonths } from '../../kit/screens/PastMonths.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* The enquiries through all four stages, as a hill behind them. */
const hill =
  'M0 214C60 190 96 224 160 206S280 214 340 190 470 176 560 150 700 70 780 60 880 96 950 74 1090 30 1200 18';

/** A campaign along one desk, each stage over its words: past months, a signed plan, two versions of an advertisement on the bars of their enquiries, the report. */
export const MarketingStages = () => (
  <Scene width={1200} height={330} ground="warm">
    <path d={`${hill}V330H0z`} className="marigold-soft" opacity={0.7} />
    <path d={hill} className="stroke-marigold" strokeWidth={3} opacity={0.6} />
    <path d="M0 302H1200V330H0z" fill="url(#sheen)" />
    <path d="M0 278H1200V302H0z" className="brand-lift" />
    <PastMonths x={36} y={98} />
    <ContactShadow x={748} y={296} width={396} />
    {advertVersions.map((version, index) => (
      <AdvertOnBar key={version.name} x={558 + index * 190} y={296} version={version} />
    ))}
    <MonthReport x={955} y={41} />
    <SignedPlan x={318} y={79} />
  </Scene>
);
