import { cardFaceSize } from '../../kit/money/CardFace.tsx';
import { withdrawalCard } from '../../kit/money/withdrawalRow.ts';
import { bitSize, narrowBitSize } from '../../kit/stage/bitSize.ts';
import { fourStations } from '../../kit/stage/FourStations.tsx';
import type { Scenes } from '../../sceneEntry.ts';
import { AepsBitBalance } from './AepsBitBalance.tsx';
import { AepsBitBalanceNarrow } from './AepsBitBalanceNarrow.tsx';
import { AepsBitCash } from './AepsBitCash.tsx';
import { AepsBitCashNarrow } from './AepsBitCashNarrow.tsx';
import { AepsBitPay } from './AepsBitPay.tsx';
import { AepsBitPayNarrow } from './AepsBitPayNarrow.tsx';
import { AepsBitStatement } from './AepsBitStatement.tsx';
import { AepsBitStatementNarrow } from './AepsBitStatementNarrow.tsx';
import { AepsCast } from './AepsCast.tsx';
import { AepsCastNarrow } from './AepsCastNarrow.tsx';
import { AepsCounter } from './AepsCounter.tsx';
import { AepsCounterTall } from './AepsCounterTall.tsx';
import { ExchangeAeps } from './ExchangeAeps.tsx';
import { ExchangeAepsNarrow } from './ExchangeAepsNarrow.tsx';
import { ExchangeMatm } from './ExchangeMatm.tsx';
import { ExchangeMatmNarrow } from './ExchangeMatmNarrow.tsx';
import { ExchangePos } from './ExchangePos.tsx';
import { ExchangePosNarrow } from './ExchangePosNarrow.tsx';
import { exchangeDownSize, exchangeSize } from './exchangeSize.ts';
import { MatmApproved } from './MatmApproved.tsx';
import { MatmFailed } from './MatmFailed.tsx';
import { MatmKit } from './MatmKit.tsx';
import { MatmLate } from './MatmLate.tsx';
import { MatmMoments } from './MatmMoments.tsx';
import { MatmMomentsNarrow } from './MatmMomentsNarrow.tsx';
import { MatmSlip } from './MatmSlip.tsx';
import { MatmSlipNarrow } from './MatmSlipNarrow.tsx';
import { NepalCharges } from './NepalCharges.tsx';
import { NepalChargesNarrow } from './NepalChargesNarrow.tsx';
import { NepalName } from './NepalName.tsx';
import { NepalNameNarrow } from './NepalNameNarrow.tsx';
import { NepalReceiverAccount } from './NepalReceiverAccount.tsx';
import { NepalReceiverAccountNarrow } from './NepalReceiverAccountNarrow.tsx';
import { NepalReceiverCash } from './NepalReceiverCash.tsx';
import { NepalReceiverCashNarrow } from './NepalReceiverCashNarrow.tsx';
import { NepalRoute } from './NepalRoute.tsx';
import { NepalRouteNarrow } from './NepalRouteNarrow.tsx';
import { NepalSenderAccount } from './NepalSenderAccount.tsx';
import { NepalSenderAccountNarrow } from './NepalSenderAccountNarrow.tsx';
import { NepalSenderCash } from './NepalSenderCash.tsx';
import { NepalSenderCashNarrow } from './NepalSenderCashNarrow.tsx';
import { NepalShop } from './NepalShop.tsx';
import { PanForms } from './PanForms.tsx';
import { PanFormsNarrow } from './PanFormsNarrow.tsx';
import { PanProofs } from './PanProofs.tsx';
import { PanProofsWide } from './PanProofsWide.tsx';
import { PanRequest } from './PanRequest.tsx';
import { PanStrip } from './PanStrip.tsx';
import { PanTrack } from './PanTrack.tsx';
import { PanTrackNarrow } from './PanTrackNarrow.tsx';
import { PosDevices } from './PosDevices.tsx';
import { PosDocuments } from './PosDocuments.tsx';
import { PosSettlement } from './PosSettlement.tsx';
import { PosSettlementWide } from './PosSettlementWide.tsx';
import { PosSteps } from './PosSteps.tsx';
import { PosStepsNarrow } from './PosStepsNarrow.tsx';
import { PosVoid } from './PosVoid.tsx';
import { PosVoidNarrow } from './PosVoidNarrow.tsx';
import { PrepaidBlock } from './PrepaidBlock.tsx';
import { PrepaidBlockTall } from './PrepaidBlockTall.tsx';
import { PrepaidFullKyc } from './PrepaidFullKyc.tsx';
import { PrepaidFullKycNarrow } from './PrepaidFullKycNarrow.tsx';
import { PrepaidGift } from './PrepaidGift.tsx';
import { PrepaidGiftNarrow } from './PrepaidGiftNarrow.tsx';
import { PrepaidProgramme } from './PrepaidProgramme.tsx';
import { PrepaidProgrammeNarrow } from './PrepaidProgrammeNarrow.tsx';
import { PrepaidSmall } from './PrepaidSmall.tsx';
import { PrepaidSmallNarrow } from './PrepaidSmallNarrow.tsx';
import { PrepaidUseCounters } from './PrepaidUseCounters.tsx';
import { PrepaidUseDealers } from './PrepaidUseDealers.tsx';
import { PrepaidUseGifts } from './PrepaidUseGifts.tsx';
import { PrepaidUseStaff } from './PrepaidUseStaff.tsx';
import { tableCardSize } from './tableCardSize.ts';

/** The pictures beside the sections of the pages on counter services. */
export const counterDetailScenes: Scenes<'counterDetails'> = {
  'aeps-bit-balance': { scene: AepsBitBalance, ...bitSize },
  'aeps-bit-balance-narrow': { scene: AepsBitBalanceNarrow, ...narrowBitSize },
  'aeps-bit-cash': { scene: AepsBitCash, ...bitSize },
  'aeps-bit-cash-narrow': { scene: AepsBitCashNarrow, ...narrowBitSize },
  'aeps-bit-pay': { scene: AepsBitPay, ...bitSize },
  'aeps-bit-pay-narrow': { scene: AepsBitPayNarrow, ...narrowBitSize },
  'aeps-bit-statement': { scene: AepsBitStatement, ...bitSize },
  'aeps-bit-statement-narrow': { scene: AepsBitStatementNarrow, ...narrowBitSize },
  'aeps-cast': { scene: AepsCast, width: 1200, height: 192 },
  'aeps-cast-narrow': { scene: AepsCastNarrow, width: 288, height: 96 },
  'aeps-counter': { scene: AepsCounter, width: 400, height: 364 },
  'aeps-counter-tall': { scene: AepsCounterTall, width: 400, height: 528 },
  'exchange-aeps': { scene: ExchangeAeps, ...exchangeSize },
  'exchange-aeps-narrow': { scene: ExchangeAepsNarrow, ...exchangeDownSize },
  'exchange-matm': { scene: ExchangeMatm, ...exchangeSize },
  'exchange-matm-narrow': { scene: ExchangeMatmNarrow, ...exchangeDownSize },
  'exchange-pos': { scene: ExchangePos, ...exchangeSize },
  'exchange-pos-narrow': { scene: ExchangePosNarrow, ...exchangeDownSize },
  'matm-approved': { scene: MatmApproved, ...withdrawalCard },
  'matm-failed': { scene: MatmFailed, ...withdrawalCard },
  'matm-kit': { scene: MatmKit, width: 400, height: 344 },
  'matm-late': { scene: MatmLate, ...withdrawalCard },
  'matm-moments': { scene: MatmMoments, ...fourStations.wide },
  'matm-moments-narrow': { scene: MatmMomentsNarrow, ...fourStations.narrow },
  'matm-slip': { scene: MatmSlip, width: 400, height: 440 },
  'matm-slip-narrow': { scene: MatmSlipNarrow, width: 400, height: 384 },
  'nepal-charges': { scene: NepalCharges, width: 400, height: 420 },
  'nepal-charges-narrow': { scene: NepalChargesNarrow, width: 400, height: 316 },
  'nepal-name': { scene: NepalName, width: 400, height: 500 },
  'nepal-name-narrow': { scene: NepalNameNarrow, width: 400, height: 292 },
  'nepal-receiver-account': { scene: NepalReceiverAccount, ...bitSize },
  'nepal-receiver-account-narrow': { scene: NepalReceiverAccountNarrow, ...narrowBitSize },
  'nepal-receiver-cash': { scene: NepalReceiverCash, ...bitSize },
  'nepal-receiver-cash-narrow': { scene: NepalReceiverCashNarrow, ...narrowBitSize },
  'nepal-route': { scene: NepalRoute, width: 1136, height: 360 },
  'nepal-route-narrow': { scene: NepalRouteNarrow, ...fourStations.narrow },
  'nepal-sender-account': { scene: NepalSenderAccount, ...bitSize },
  'nepal-sender-account-narrow': { scene: NepalSenderAccountNarrow, ...narrowBitSize },
  'nepal-sender-cash': { scene: NepalSenderCash, ...bitSize },
  'nepal-sender-cash-narrow': { scene: NepalSenderCashNarrow, ...narrowBitSize },
  'nepal-shop': { scene: NepalShop, width: 400, height: 388 },
  'pan-forms': { scene: PanForms, width: 440, height: 404 },
  'pan-forms-narrow': { scene: PanFormsNarrow, width: 400, height: 190 },
  'pan-proofs': { scene: PanProofs, width: 400, height: 478 },
  'pan-proofs-wide': { scene: PanProofsWide, width: 1120, height: 396 },
  'pan-request': { scene: PanRequest, ...fourStations.narrow },
  'pan-strip': { scene: PanStrip, ...fourStations.wide },
  'pan-track': { scene: PanTrack, width: 400, height: 440 },
  'pan-track-narrow': { scene: PanTrackNarrow, width: 400, height: 320 },
  'pos-devices': { scene: PosDevices, width: 400, height: 348 },
  'pos-documents': { scene: PosDocuments, width: 400, height: 430 },
  'pos-settlement': { scene: PosSettlement, width: 400, height: 464 },
  'pos-settlement-wide': { scene: PosSettlementWide, width: 1120, height: 364 },
  'pos-steps': { scene: PosSteps, width: 1200, height: 380 },
  'pos-steps-narrow': { scene: PosStepsNarrow, width: 400, height: 400 },
  'pos-void': { scene: PosVoid, width: 400, height: 420 },
  'pos-void-narrow': { scene: PosVoidNarrow, width: 400, height: 276 },
  'prepaid-block': { scene: PrepaidBlock, width: 400, height: 384 },
  'prepaid-block-tall': { scene: PrepaidBlockTall, width: 400, height: 560 },
  'prepaid-full-kyc': { scene: PrepaidFullKyc, ...tableCardSize },
  'prepaid-full-kyc-narrow': { scene: PrepaidFullKycNarrow, ...tableCardSize },
  'prepaid-gift': { scene: PrepaidGift, ...tableCardSize },
  'prepaid-gift-narrow': { scene: PrepaidGiftNarrow, ...tableCardSize },
  'prepaid-programme': { scene: PrepaidProgramme, ...fourStations.wide },
  'prepaid-programme-narrow': { scene: PrepaidProgrammeNarrow, ...fourStations.narrow },
  'prepaid-small': { scene: PrepaidSmall, ...tableCardSize },
  'prepaid-small-narrow': { scene: PrepaidSmallNarrow, ...tableCardSize },
  'prepaid-use-counters': { scene: PrepaidUseCounters, ...cardFaceSize },
  'prepaid-use-dealers': { scene: PrepaidUseDealers, ...cardFaceSize },
  'prepaid-use-gifts': { scene: PrepaidUseGifts, ...cardFaceSize },
  'prepaid-use-staff': { scene: PrepaidUseStaff, ...cardFaceSize },
};
