/** The state that the quote page passes on, for the tests of this folder: four T46U and an unlimited plan. */
export const exampleState = {
  origin: 'quote',
  quote: {
    oneTime: 1154,
    monthly: 61,
    details: {
      phones: 464,
      switches: 79,
      switchDetails: { POE8: 1, POE16: 0 },
      setup: 0,
      portability: 80,
      neolisBoxes: 289,
      shipping: 45,
      monthlyPhones: 36,
      monthlyNumbers: 2,
      monthlyUnlimited: 22.5,
      cables: { quantity: 7, cost: 21 },
    },
  },
  customDetails: {
    existingSystem: 'analogique',
    specificNeeds: 'Deux portes à ouvrir depuis le poste & un fax',
    preferredInstallDate: '1-month',
    budget: '300-500',
  },
  counts: {
    virtualOnly: false,
    mainPhones: 4,
    secondaryPhones: 0,
    wirelessPhones: 0,
    userCount: 0,
    siteCount: 1,
    geographicNumbers: 2,
    portedNumbers: 1,
    callType: 'unlimited',
    channels: 2,
    callPlanType: 'france-all',
  },
  email: 'claire@mairie.example.com',
} as const;

const { origin: _, ...handedOver } = exampleState;

/** The same state once parsed: its amounts in cents. */
export const exampleRequest = {
  ...handedOver,
  quote: {
    oneTime: 115_400,
    monthly: 6_100,
    details: {
      phones: 46_400,
      switches: 7_900,
      switchDetails: { POE8: 1, POE16: 0 },
      setup: 0,
      portability: 8_000,
      neolisBoxes: 28_900,
      shipping: 4_500,
      monthlyPhones: 3_600,
      monthlyNumbers: 200,
      monthlyUnlimited: 2_250,
      cables: { quantity: 7, cost: 2_100 },
    },
  },
} as const;
