import { planMeasures } from '../../kit/records/planMeasures.ts';
import { bitSize, narrowBitSize } from '../../kit/stage/bitSize.ts';
import { fourStations } from '../../kit/stage/FourStations.tsx';
import { lawSize } from '../../kit/stage/lawSize.ts';
import { roleSize } from '../../kit/stage/RoleStage.tsx';
import { fiveTiles } from '../../kit/stage/StepTiles.tsx';
import type { Scenes } from '../../sceneEntry.ts';
import { BlockchainContract } from './BlockchainContract.tsx';
import { BlockchainCopies } from './BlockchainCopies.tsx';
import { BlockchainCopiesNarrow } from './BlockchainCopiesNarrow.tsx';
import { BlockchainDecision } from './BlockchainDecision.tsx';
import { BlockchainDecisionNarrow } from './BlockchainDecisionNarrow.tsx';
import { BlockchainKeys } from './BlockchainKeys.tsx';
import { BlockchainStages } from './BlockchainStages.tsx';
import { BlockchainStagesNarrow } from './BlockchainStagesNarrow.tsx';
import { MarketingAccounts } from './MarketingAccounts.tsx';
import { MarketingAccountsTall } from './MarketingAccountsTall.tsx';
import { MarketingBills } from './MarketingBills.tsx';
import { MarketingBillsNarrow } from './MarketingBillsNarrow.tsx';
import { MarketingChannels } from './MarketingChannels.tsx';
import { MarketingChannelsNarrow } from './MarketingChannelsNarrow.tsx';
import { MarketingSales } from './MarketingSales.tsx';
import { MarketingSalesNarrow } from './MarketingSalesNarrow.tsx';
import { MarketingStages } from './MarketingStages.tsx';
import { MarketingStagesNarrow } from './MarketingStagesNarrow.tsx';
import { MlmBinary } from './MlmBinary.tsx';
import { MlmBinaryNarrow } from './MlmBinaryNarrow.tsx';
import { MlmBitRate } from './MlmBitRate.tsx';
import { MlmBitRateNarrow } from './MlmBitRateNarrow.tsx';
import { MlmBitReturn } from './MlmBitReturn.tsx';
import { MlmBitReturnNarrow } from './MlmBitReturnNarrow.tsx';
import { MlmBitStatement } from './MlmBitStatement.tsx';
import { MlmBitStatementNarrow } from './MlmBitStatementNarrow.tsx';
import { MlmBitTree } from './MlmBitTree.tsx';
import { MlmBitTreeNarrow } from './MlmBitTreeNarrow.tsx';
import { MlmLawGoods } from './MlmLawGoods.tsx';
import { MlmLawGoodsNarrow } from './MlmLawGoodsNarrow.tsx';
import { MlmLawMoney } from './MlmLawMoney.tsx';
import { MlmLawMoneyNarrow } from './MlmLawMoneyNarrow.tsx';
import { MlmMatrix } from './MlmMatrix.tsx';
import { MlmMatrixNarrow } from './MlmMatrixNarrow.tsx';
import { MlmPrice } from './MlmPrice.tsx';
import { MlmPriceNarrow } from './MlmPriceNarrow.tsx';
import { MlmStatement } from './MlmStatement.tsx';
import { MlmStatementTall } from './MlmStatementTall.tsx';
import { MlmUnilevel } from './MlmUnilevel.tsx';
import { MlmUnilevelNarrow } from './MlmUnilevelNarrow.tsx';
import { RechargeLaunch } from './RechargeLaunch.tsx';
import { RechargeLaunchNarrow } from './RechargeLaunchNarrow.tsx';
import { RechargeRoleDistributor } from './RechargeRoleDistributor.tsx';
import { RechargeRoleOwner } from './RechargeRoleOwner.tsx';
import { RechargeRoleRetailer } from './RechargeRoleRetailer.tsx';
import { RechargeSellsBills } from './RechargeSellsBills.tsx';
import { RechargeSellsBillsNarrow } from './RechargeSellsBillsNarrow.tsx';
import { RechargeSellsCash } from './RechargeSellsCash.tsx';
import { RechargeSellsCashNarrow } from './RechargeSellsCashNarrow.tsx';
import { RechargeSellsTickets } from './RechargeSellsTickets.tsx';
import { RechargeSellsTicketsNarrow } from './RechargeSellsTicketsNarrow.tsx';
import { RechargeSellsTransfer } from './RechargeSellsTransfer.tsx';
import { RechargeSellsTransferNarrow } from './RechargeSellsTransferNarrow.tsx';
import { RechargeWay } from './RechargeWay.tsx';
import { RechargeWayNarrow } from './RechargeWayNarrow.tsx';
import { SoftwareBitAccounts } from './SoftwareBitAccounts.tsx';
import { SoftwareBitAccountsNarrow } from './SoftwareBitAccountsNarrow.tsx';
import { SoftwareBitInternal } from './SoftwareBitInternal.tsx';
import { SoftwareBitInternalNarrow } from './SoftwareBitInternalNarrow.tsx';
import { SoftwareBitMobile } from './SoftwareBitMobile.tsx';
import { SoftwareBitMobileNarrow } from './SoftwareBitMobileNarrow.tsx';
import { SoftwareBitWeb } from './SoftwareBitWeb.tsx';
import { SoftwareBitWebNarrow } from './SoftwareBitWebNarrow.tsx';
import { SoftwareOrder } from './SoftwareOrder.tsx';
import { SoftwareOrderNarrow } from './SoftwareOrderNarrow.tsx';
import { SoftwareQuotation } from './SoftwareQuotation.tsx';
import { SoftwareQuotationNarrow } from './SoftwareQuotationNarrow.tsx';
import { SoftwareStages } from './SoftwareStages.tsx';
import { SoftwareStagesNarrow } from './SoftwareStagesNarrow.tsx';

/** The pictures inside the pages about software. */
export const softwareDetailScenes: Scenes<'softwareDetails'> = {
  'blockchain-contract': { scene: BlockchainContract, width: 480, height: 352 },
  'blockchain-copies': { scene: BlockchainCopies, width: 480, height: 352 },
  'blockchain-copies-narrow': { scene: BlockchainCopiesNarrow, width: 400, height: 556 },
  'blockchain-decision': { scene: BlockchainDecision, width: 1120, height: 316 },
  'blockchain-decision-narrow': { scene: BlockchainDecisionNarrow, width: 400, height: 684 },
  'blockchain-keys': { scene: BlockchainKeys, width: 480, height: 626 },
  'blockchain-stages': { scene: BlockchainStages, ...fourStations.wide },
  'blockchain-stages-narrow': { scene: BlockchainStagesNarrow, ...fourStations.narrow },
  'marketing-accounts': { scene: MarketingAccounts, width: 400, height: 300 },
  'marketing-accounts-tall': { scene: MarketingAccountsTall, width: 400, height: 512 },
  'marketing-bills': { scene: MarketingBills, width: 400, height: 384 },
  'marketing-bills-narrow': { scene: MarketingBillsNarrow, width: 400, height: 228 },
  'marketing-channels': { scene: MarketingChannels, width: 456, height: 580 },
  'marketing-channels-narrow': { scene: MarketingChannelsNarrow, width: 400, height: 296 },
  'marketing-sales': { scene: MarketingSales, width: 400, height: 536 },
  'marketing-sales-narrow': { scene: MarketingSalesNarrow, width: 400, height: 228 },
  'marketing-stages': { scene: MarketingStages, ...fourStations.wide },
  'marketing-stages-narrow': { scene: MarketingStagesNarrow, ...fourStations.narrow },
  'mlm-bit-rate': { scene: MlmBitRate, ...bitSize },
  'mlm-bit-rate-narrow': { scene: MlmBitRateNarrow, ...narrowBitSize },
  'mlm-bit-return': { scene: MlmBitReturn, ...bitSize },
  'mlm-bit-return-narrow': { scene: MlmBitReturnNarrow, ...narrowBitSize },
  'mlm-bit-statement': { scene: MlmBitStatement, ...bitSize },
  'mlm-bit-statement-narrow': { scene: MlmBitStatementNarrow, ...narrowBitSize },
  'mlm-bit-tree': { scene: MlmBitTree, ...bitSize },
  'mlm-bit-tree-narrow': { scene: MlmBitTreeNarrow, ...narrowBitSize },
  'mlm-law-goods': { scene: MlmLawGoods, ...lawSize.wide },
  'mlm-law-goods-narrow': { scene: MlmLawGoodsNarrow, ...lawSize.narrow },
  'mlm-law-money': { scene: MlmLawMoney, ...lawSize.wide },
  'mlm-law-money-narrow': { scene: MlmLawMoneyNarrow, ...lawSize.narrow },
  'mlm-price': { scene: MlmPrice, width: 480, height: 520 },
  'mlm-price-narrow': { scene: MlmPriceNarrow, width: 480, height: 474 },
  'mlm-binary': { scene: MlmBinary, ...planMeasures.tall.size },
  'mlm-binary-narrow': { scene: MlmBinaryNarrow, ...planMeasures.flat.size },
  'mlm-matrix': { scene: MlmMatrix, ...planMeasures.tall.size },
  'mlm-matrix-narrow': { scene: MlmMatrixNarrow, ...planMeasures.flat.size },
  'mlm-statement': { scene: MlmStatement, width: 400, height: 416 },
  'mlm-statement-tall': { scene: MlmStatementTall, width: 400, height: 640 },
  'mlm-unilevel': { scene: MlmUnilevel, ...planMeasures.tall.size },
  'mlm-unilevel-narrow': { scene: MlmUnilevelNarrow, ...planMeasures.flat.size },
  'recharge-launch': { scene: RechargeLaunch, width: 400, height: 624 },
  'recharge-launch-narrow': { scene: RechargeLaunchNarrow, width: 400, height: 312 },
  'recharge-role-distributor': { scene: RechargeRoleDistributor, ...roleSize },
  'recharge-role-owner': { scene: RechargeRoleOwner, ...roleSize },
  'recharge-role-retailer': { scene: RechargeRoleRetailer, ...roleSize },
  'recharge-sells-bills': { scene: RechargeSellsBills, ...bitSize },
  'recharge-sells-bills-narrow': { scene: RechargeSellsBillsNarrow, ...narrowBitSize },
  'recharge-sells-cash': { scene: RechargeSellsCash, ...bitSize },
  'recharge-sells-cash-narrow': { scene: RechargeSellsCashNarrow, ...narrowBitSize },
  'recharge-sells-tickets': { scene: RechargeSellsTickets, ...bitSize },
  'recharge-sells-tickets-narrow': { scene: RechargeSellsTicketsNarrow, ...narrowBitSize },
  'recharge-sells-transfer': { scene: RechargeSellsTransfer, ...bitSize },
  'recharge-sells-transfer-narrow': { scene: RechargeSellsTransferNarrow, ...narrowBitSize },
  'recharge-way': { scene: RechargeWay, ...fourStations.wide },
  'recharge-way-narrow': { scene: RechargeWayNarrow, ...fourStations.narrow },
  'software-bit-internal': { scene: SoftwareBitInternal, ...bitSize },
  'software-bit-internal-narrow': { scene: SoftwareBitInternalNarrow, ...narrowBitSize },
  'software-bit-mobile': { scene: SoftwareBitMobile, ...bitSize },
  'software-bit-mobile-narrow': { scene: SoftwareBitMobileNarrow, ...narrowBitSize },
  'software-bit-accounts': { scene: SoftwareBitAccounts, ...bitSize },
  'software-bit-accounts-narrow': { scene: SoftwareBitAccountsNarrow, ...narrowBitSize },
  'software-bit-web': { scene: SoftwareBitWeb, ...bitSize },
  'software-bit-web-narrow': { scene: SoftwareBitWebNarrow, ...narrowBitSize },
  'software-quotation-narrow': { scene: SoftwareQuotationNarrow, width: 480, height: 580 },
  'software-order': { scene: SoftwareOrder, ...fourStations.wide },
  'software-order-narrow': { scene: SoftwareOrderNarrow, ...fourStations.narrow },
  'software-quotation': { scene: SoftwareQuotation, width: 480, height: 616 },
  'software-stages': { scene: SoftwareStages, width: 400, height: 660 },
  'software-stages-narrow': { scene: SoftwareStagesNarrow, ...fiveTiles },
};
