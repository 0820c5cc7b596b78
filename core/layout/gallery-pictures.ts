/** The original pictures of the gallery, in their places. */
export const galleryPictures = [
  ['goa', 'A white church above the beach in Goa'],
  ['srinagar', 'A shikara on Dal Lake in Srinagar'],
  ['vietnam', 'A junk with red sails in Ha Long Bay'],
  ['delhi', "Humayun's Tomb in Delhi, seen through an arch"],
  ['bhutan', 'A monastery on a cliff in Bhutan'],
  ['kashi', 'The ghats of Kashi'],
] as const;
