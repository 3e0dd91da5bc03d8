/** A state as the quote page hands it over, for the tests of this folder: four T46U and an unlimited plan. */
export const exampleState = {
  origin: 'quote',
  quote: {
    oneTime: 115_400,
    monthly: 6_050,
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
  customDetails: {
    existingSystem: 'analogique',
    specificNeeds: 'Deux portes à ouvrir depuis le poste & un fax',
    preferredInstallDate: '1-month',
    budget: '300-500',
  },
} as const;
