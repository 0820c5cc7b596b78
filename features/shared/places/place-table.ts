/** A row a place that is not in `tour-places.ts`: its name in English, its parts and others that have its poster (names of old are in `place-names.ts`), its name in Hindi as signs spell it, and the poster that suits it. */
export const placeTable = `
Kathmandu|काठमांडू|nepalStupa
Pokhara|पोखरा|nepalLake
Lumbini|लुंबिनी|nepalStupa
Chitwan|चितवन|forest
Muktinath|मुक्तिनाथ|nepalLake
Janakpur|जनकपुर|ghat
Varanasi|वाराणसी|kashi
Uttar Pradesh|उत्तर प्रदेश|kashi
Prayagraj|प्रयागराज|ghat
Ayodhya|अयोध्या|ghat
Mathura|मथुरा|ghat
Vrindavan|वृंदावन|ghat
Lucknow|लखनऊ|city
Agra|आगरा|delhi
Fatehpur Sikri|फ़तेहपुर सीकरी|fort
Jhansi|झाँसी|fort
Sarnath|सारनाथ|nepalStupa
Chitrakoot|चित्रकूट|ghat
Kutch,Rann of Kutch|कच्छ|gujarat
Bhuj|भुज|gujarat
Dwarka|द्वारका|coast
Somnath|सोमनाथ|coast
Ahmedabad|अहमदाबाद|city
Vadodara|वडोदरा|city
Surat|सूरत|city
Gir,Sasan Gir|गिर|forest
Diu|दीव|coast
Daman|दमण|coast
Saputara|सापुतारा|hill
Kevadia,Statue of Unity|केवड़िया|hill
Jaipur|जयपुर|fort
Jodhpur|जोधपुर|fort
Jaisalmer|जैसलमेर|rajasthan
Udaipur|उदयपुर|ghat
Bikaner|बीकानेर|desert
Pushkar|पुष्कर|ghat
Ajmer|अजमेर|fort
Mount Abu|माउंट आबू|hill
Chittorgarh|चित्तौड़गढ़|fort
Ranthambore|रणथंभौर|forest
Kumbhalgarh|कुंभलगढ़|fort
Bundi|बूंदी|fort
Golden Triangle|स्वर्ण त्रिकोण|delhi
Kashmir,Jammu and Kashmir|कश्मीर|srinagar
Jammu|जम्मू|hill
Gulmarg|गुलमर्ग|manali
Pahalgam|पहलगाम|manali
Sonamarg|सोनमर्ग|manali
Vaishno Devi,Katra|वैष्णो देवी|hill
Amarnath|अमरनाथ|manali
Ladakh|लद्दाख|bhutan
Leh|लेह|bhutan
Leh Ladakh|लेह लद्दाख|bhutan
Kargil|कारगिल|manali
Nubra|नुब्रा|desert
Himachal|हिमाचल|manali
Kullu|कुल्लू|manali
Manali|मनाली|manali
Shimla|शिमला|hill
Dharamshala|धर्मशाला|hill
McLeod Ganj|मैक्लोडगंज|hill
Dalhousie|डलहौज़ी|hill
Kasauli|कसौली|hill
Spiti|स्पीति|bhutan
Kinnaur|किन्नौर|manali
Kasol|कसोल|manali
Bir,Bir Billing|बीड़|hill
Uttarakhand|उत्तराखंड|hill
Rishikesh|ऋषिकेश|ghat
Haridwar|हरिद्वार|ghat
Dehradun|देहरादून|hill
Mussoorie|मसूरी|hill
Nainital|नैनीताल|nepalLake
Almora|अल्मोड़ा|hill
Ranikhet|रानीखेत|hill
Auli|औली|manali
Badrinath|बद्रीनाथ|manali
Kedarnath|केदारनाथ|manali
Char Dham|चार धाम|manali
Gangotri|गंगोत्री|manali
Yamunotri|यमुनोत्री|manali
Jim Corbett|जिम कॉर्बेट|forest
Valley of Flowers|फूलों की घाटी|manali
Punjab|पंजाब|city
Amritsar|अमृतसर|ghat
Chandigarh|चंडीगढ़|city
Haryana|हरियाणा|fort
Kurukshetra|कुरुक्षेत्र|ghat
Mumbai|मुंबई|maharashtra
Pune|पुणे|fort
Nashik|नासिक|ghat
Shirdi|शिर्डी|ghat
Pandharpur|पंढरपुर|ghat
Kolhapur|कोल्हापुर|ghat
Mahabaleshwar|महाबलेश्वर|hill
Panchgani|पंचगनी|hill
Lonavala|लोनावला|hill
Khandala|खंडाला|hill
Matheran|माथेरान|hill
Raigad|रायगढ़|fort
Sinhagad|सिंहगढ़|fort
Alibaug|अलीबाग|coast
Ganpatipule|गणपतिपुले|coast
Konkan|कोंकण|coast
Ratnagiri|रत्नागिरी|coast
Tarkarli|तारकर्ली|coast
Sindhudurg|सिंधुदुर्ग|coast
Aurangabad|छत्रपति संभाजीनगर|fort
Ajanta|अजंता|fort
Ellora|एलोरा|fort
Nagpur|नागपुर|city
Tadoba|ताडोबा|forest
Kochi|कोच्चि|kerala
Munnar|मुन्नार|sriLanka
Alleppey|अलप्पुझा|kerala
Kumarakom|कुमारकोम|kerala
Thekkady|थेक्कडी|forest
Wayanad|वायनाड|hill
Kovalam|कोवलम|coast
Varkala|वर्कला|coast
Thiruvananthapuram|तिरुवनंतपुरम|kerala
Karnataka|कर्नाटक|fort
Coorg|कूर्ग|hill
Bengaluru|बेंगलुरु|city
Mysuru|मैसूर|city
Hampi|हम्पी|fort
Gokarna|गोकर्ण|coast
Chikmagalur|चिक्कमगलूरु|hill
Udupi|उडुपी|coast
Badami|बादामी|fort
Tamil Nadu|तमिलनाडु|ghat
Chennai|चेन्नई|city
Madurai|मदुरै|ghat
Ooty|ऊटी|hill
Kodaikanal|कोडाइकनाल|hill
Coonoor|कुन्नूर|hill
Rameswaram|रामेश्वरम|coast
Kanyakumari|कन्याकुमारी|coast
Mahabalipuram|महाबलीपुरम|coast
Thanjavur|तंजावुर|ghat
Tirupati|तिरुपति|ghat
Puducherry|पुदुच्चेरी|coast
Andhra Pradesh|आंध्र प्रदेश|coast
Visakhapatnam|विशाखापट्टनम|coast
Araku|अरकू|hill
Telangana|तेलंगाना|fort
Hyderabad|हैदराबाद|city
Odisha|ओडिशा|coast
Puri|पुरी|coast
Konark|कोणार्क|coast
Bhubaneswar|भुवनेश्वर|ghat
Madhya Pradesh|मध्य प्रदेश|forest
Ujjain|उज्जैन|ghat
Omkareshwar|ओंकारेश्वर|ghat
Khajuraho|खजुराहो|ghat
Gwalior|ग्वालियर|fort
Orchha|ओरछा|fort
Bhopal|भोपाल|city
Indore|इंदौर|city
Pachmarhi|पचमढ़ी|hill
Kanha|कान्हा|forest
Bandhavgarh|बांधवगढ़|forest
Pench|पेंच|forest
Chhattisgarh|छत्तीसगढ़|forest
Bastar|बस्तर|forest
Jharkhand|झारखंड|forest
Ranchi|राँची|hill
Bihar|बिहार|ghat
Bodh Gaya|बोधगया|nepalStupa
Gaya|गया|ghat
Patna|पटना|ghat
Nalanda|नालंदा|fort
West Bengal,Bengal|बंगाल|ghat
Kolkata|कोलकाता|city
Darjeeling|दार्जिलिंग|sriLanka
Sundarbans|सुंदरबन|forest
Digha|दीघा|coast
Sikkim|सिक्किम|bhutan
Gangtok|गंगटोक|bhutan
Assam|असम|forest
Guwahati|गुवाहाटी|ghat
Kaziranga|काज़ीरंगा|forest
Meghalaya|मेघालय|hill
Shillong|शिलांग|hill
Cherrapunji|चेरापूंजी|forest
Arunachal|अरुणाचल|bhutan
Tawang|तवांग|bhutan
Nagaland|नागालैंड|hill
Manipur|मणिपुर|nepalLake
Mizoram|मिज़ोरम|hill
Tripura|त्रिपुरा|forest
North East|पूर्वोत्तर|hill
Andaman|अंडमान|coast
Port Blair|पोर्ट ब्लेयर|coast
Havelock|हैवलॉक|coast
Lakshadweep|लक्षद्वीप|coast
India|भारत|banyan
South India|दक्षिण भारत|kerala
Bangkok|बैंकॉक|city
Phuket|फुकेट|thailand
Krabi|क्राबी|thailand
Pattaya|पटाया|coast
Abu Dhabi|अबू धाबी|dubai
UAE|यूएई|dubai
Oman|ओमान|desert
Hanoi|हनोई|vietnam
Kuala Lumpur|कुआलालंपुर|malaysia
Colombo|कोलंबो|coast
Kandy|कैंडी|sriLanka
Thimphu|थिम्फू|bhutan
Paro|पारो|bhutan
Bali|बाली|coast
Indonesia|इंडोनेशिया|coast
Maldives|मालदीव|coast
Mauritius|मॉरीशस|coast
Seychelles|सेशेल्स|coast
Bangladesh|बांग्लादेश|ghat
Dhaka|ढाका|city
Myanmar|म्यांमार|nepalStupa
Cambodia|कंबोडिया|forest
Laos|लाओस|hill
Tibet|तिब्बत|bhutan
Kailash,Kailash Mansarovar|कैलाश मानसरोवर|nepalLake
China|चीन|hill
Hong Kong|हांगकांग|city
Japan|जापान|hill
South Korea|दक्षिण कोरिया|city
Philippines|फ़िलीपींस|coast
Turkey|तुर्की|city
Egypt|मिस्र|desert
Jordan|जॉर्डन|desert
Kenya|केन्या|forest
Georgia|जॉर्जिया|hill
Azerbaijan|अज़रबैजान|city
Kazakhstan|कज़ाख़स्तान|hill
Uzbekistan|उज़्बेकिस्तान|fort
Switzerland|स्विट्ज़रलैंड|manali
Europe|यूरोप|city
Paris|पेरिस|city
London|लंदन|city
Australia|ऑस्ट्रेलिया|coast
New Zealand|न्यूज़ीलैंड|hill
`;
